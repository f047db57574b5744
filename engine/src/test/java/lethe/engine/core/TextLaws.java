package lethe.engine.core;

import static lethe.engine.core.Law.assertEqual;
import static lethe.engine.core.Law.assertHolds;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import lethe.engine.core.ParseResult.ParseFailure;
import lethe.engine.core.ParseResult.Parsed;
import lethe.engine.core.ParseResult.ParsedCommand;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The laws of the textual form of commands. */
interface TextLaws<S, C, O, V> extends GameUnderTest<S, C, O, V> {
  @Test
  default void groupsContainExactlyTheLegalCommands() {
    for (LawTable<S, C, O, V> table : LawTable.all(this)) {
      Notation<C> notation = table.game().notation();
      table.checkAtEveryMoment(
          () ->
              (moment, _) -> {
                for (Seat seat : moment.match().seats()) {
                  List<C> legal = moment.match().legalCommands(seat);
                  assertEqual(
                      "groups",
                      legal.stream().map(notation::format).sorted().toList(),
                      notation.group(legal).stream()
                          .flatMap(group -> GroupLines.lines(group).stream())
                          .sorted()
                          .toList());
                }
              });
    }
  }

  @Test
  default void everyCommandRoundTrips() {
    for (LawTable<S, C, O, V> table : LawTable.all(this)) {
      Notation<C> notation = table.game().notation();
      Map<String, C> commands = new LinkedHashMap<>();
      table.checkAtEveryMoment(
          () ->
              (moment, _) -> {
                for (Seat seat : moment.match().seats()) {
                  for (C command : moment.match().legalCommands(seat)) {
                    C previous = commands.putIfAbsent(notation.format(command), command);
                    assertHolds(
                        previous == null || previous.equals(command),
                        () -> previous + " and " + command);
                  }
                }
              });
      MutableRng rng = new MutableRng(new Rng(0));
      commands.forEach(
          (text, command) -> {
            List<C> expected = List.of(command);
            assertEqual(text, expected, parsedCommands(notation, text));
            assertEqual(
                text, expected, parsedCommands(notation, "  " + text.replace(" ", " \t ") + " "));
            assertEqual(text, expected, parsedCommands(notation, text.toUpperCase(Locale.ROOT)));
            assertEqual("canonical", text.strip().toLowerCase(Locale.ROOT), text);
            assertHolds(text.length() <= Notation.MAX_LENGTH && text.lines().count() == 1, text);
            String other = rng.pick(List.copyOf(commands.keySet()));
            for (String separator : List.of("; ", ";", " and ")) {
              String line = text + separator + other;
              assertEqual(
                  line, List.of(command, commands.get(other)), parsedCommands(notation, line));
            }
          });
    }
  }

  @Test
  default void randomTextsRoundTripOrAreRejectedAtAColumn() {
    parseRandomTexts(2_000);
  }

  @Test
  @Tag("long")
  default void aMillionTextsRoundTripOrAreRejectedAtAColumn() {
    parseRandomTexts(1_000_000);
  }

  private void parseRandomTexts(int texts) {
    for (LawTable<S, C, O, V> table : LawTable.all(this)) {
      Notation<C> notation = table.game().notation();
      List<String> formatted = table.candidateCommands().stream().map(notation::format).toList();
      MutableRng rng = new MutableRng(new Rng(texts));
      for (int i = 0; i < texts; i++) {
        String text = FuzzedTexts.mutate(formatted, rng);
        try {
          checkRoundTrip(notation, text);
        } catch (AssertionError | RuntimeException e) {
          throw new AssertionError("\"" + text + "\": " + e.getMessage(), e);
        }
      }
    }
  }

  /**
   * Checks that parsed commands can be formatted and parsed again, and that a parse error has a
   * column within the text.
   */
  private static <C> void checkRoundTrip(Notation<C> notation, String text) {
    switch (notation.parse(text)) {
      case Parsed<C>(List<ParsedCommand<C>> commands) -> {
        assertHolds(!commands.isEmpty(), "nothing was read");
        for (ParsedCommand<C> parsedCommand : commands) {
          assertHolds(
              !text.substring(parsedCommand.column() - 1).isBlank(),
              () -> "column " + parsedCommand.column());
          assertEqual(
              "again",
              List.of(parsedCommand.command()),
              parsedCommands(notation, notation.format(parsedCommand.command())));
        }
      }
      case ParseFailure<C>(int column, ParseResult.ParseErrorCode _, List<Object> _, int _) ->
          assertHolds(column >= 1 && column <= text.length() + 1, () -> "column " + column);
    }
  }

  private static <C> List<C> parsedCommands(Notation<C> notation, String text) {
    return notation.parse(text) instanceof Parsed<C> parsed ? parsed.values() : List.of();
  }
}
