package lethe.engine.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import lethe.engine.core.ParseResult.ParseErrorCode;
import lethe.engine.core.ParseResult.ParseFailure;
import lethe.engine.core.ParseResult.Parsed;
import lethe.engine.core.ParseResult.ParsedCommand;
import org.junit.jupiter.api.Test;

class NotationTest {
  enum Color {
    RED,
    BLUE,
    BLACK,
    DARK_BLUE
  }

  sealed interface Order {
    record Put(int chip, int cup) implements Order {}

    record Take(Color color, List<Integer> with) implements Order {}

    record Turn(List<Integer> cards) implements Order {}

    record TurnAll() implements Order {}

    record Pass() implements Order {}

    record Flip(int card) implements Order {}

    record WithoutPhrase() implements Order {}
  }

  static final Order.Pass PASS = new Order.Pass();

  static final Notation<Order> NOTATION =
      Notation.of(
          List.<Phrase<Order>>of(
              Phrase.of(
                  Order.Put.class,
                  "put",
                  List.of(Slot.number("CHIP", 1, 20), Slot.number("CUP", 1, 3).withFiller("in")),
                  values -> new Order.Put(values.number(0), values.number(1)),
                  put -> List.of(List.of(put.chip()), List.of(put.cup()))),
              Phrase.of(
                  Order.Take.class,
                  "take",
                  List.of(
                      Slot.constant("COLOR", List.of(Color.values())),
                      Slot.number("CARD", 1, 9).withFiller("with").withCount(0, 3)),
                  values ->
                      new Order.Take(values.value(0, Color.class), values.values(1, Integer.class)),
                  take -> List.of(List.of(take.color()), take.with())),
              Phrase.of(Order.TurnAll.class, "turn all", new Order.TurnAll()),
              Phrase.of(
                  Order.Turn.class,
                  "turn",
                  List.of(Slot.number("CARD", 1, 9).withCount(1, 2)),
                  values -> new Order.Turn(values.values(0, Integer.class)),
                  turn -> List.of(turn.cards())),
              Phrase.of(Order.Pass.class, "pass", PASS),
              Phrase.ofSeveral(
                  Order.Flip.class,
                  "flip",
                  List.of(Slot.number("CARD", 1, 9).withCount(1, 9)),
                  values ->
                      values.values(0, Integer.class).stream().<Order>map(Order.Flip::new).toList(),
                  flip -> List.of(List.of(flip.card())))));

  @Test
  void commandsAreFormattedCanonically() {
    assertThat(NOTATION.format(new Order.Put(5, 2))).isEqualTo("put 5 in 2");
    assertThat(NOTATION.format(new Order.Take(Color.DARK_BLUE, List.of(1, 3))))
        .isEqualTo("take dark-blue with 1 3");
    assertThat(NOTATION.format(new Order.Take(Color.RED, List.of()))).isEqualTo("take red");
    assertThat(NOTATION.format(new Order.Turn(List.of(4, 5)))).isEqualTo("turn 4 5");
    assertThat(NOTATION.format(PASS)).isEqualTo("pass");
  }

  @Test
  void aCommandWithoutAPhraseCannotBeFormatted() {
    assertThatThrownBy(() -> NOTATION.format(new Order.WithoutPhrase()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void caseBlanksAndCommasAreIgnored() {
    assertParsed("  PUT\t5  In 2 ", new Order.Put(5, 2));
    assertParsed("put\u20035 in 2", new Order.Put(5, 2));
    assertParsed(
        "turn 4, 5; turn 4,5", new Order.Turn(List.of(4, 5)), new Order.Turn(List.of(4, 5)));
  }

  @Test
  void wordsMayBeAbbreviated() {
    assertParsed("pu 5 in 2", new Order.Put(5, 2));
    assertParsed("pa", PASS);
    assertParsed("ta r", new Order.Take(Color.RED, List.of()));
    assertParsed("tu a", new Order.TurnAll());
    assertParsed("take d", new Order.Take(Color.DARK_BLUE, List.of()));
  }

  @Test
  void fillersMayBeLeftOut() {
    assertParsed("put 5 2", new Order.Put(5, 2));
    assertParsed("take red 1 3", new Order.Take(Color.RED, List.of(1, 3)));
  }

  @Test
  void aValueMayBePrecededByTheNameOfItsSlot() {
    assertParsed("put chip 5 in cup 2", new Order.Put(5, 2));
    assertParsed("put 5 Cup 2 and chip 3 in cup 1", new Order.Put(5, 2), new Order.Put(3, 1));
    assertParsed("take color red with card 1 3", new Order.Take(Color.RED, List.of(1, 3)));
    assertParseError("put 5 in cup 4", 14, ParseErrorCode.UNEXPECTED_WORD, "4", "CUP (1 2 3)");
    assertParseError("put 5 in cup", 13, ParseErrorCode.UNEXPECTED_END, "CUP (1 2 3)");
    assertParseError("put 5 cup in 2", 11, ParseErrorCode.UNEXPECTED_WORD, "in", "CUP (1 2 3)");
    assertParseError(
        "put 5 in cup cup 2", 14, ParseErrorCode.UNEXPECTED_WORD, "cup", "CUP (1 2 3)");
    assertParseError(
        "take red card", 14, ParseErrorCode.UNEXPECTED_END, "CARD (1 2 3 4 5 6 7 8 9)");
  }

  @Test
  void numbersMayHaveLeadingZeros() {
    assertParsed("put 05 in 002", new Order.Put(5, 2));
  }

  @Test
  void aLineMayContainSeveralCommands() {
    assertParsed("put 5 in 2; pass;turn 4", new Order.Put(5, 2), PASS, new Order.Turn(List.of(4)));
    assertParsed("put 5 in 2 and pass", new Order.Put(5, 2), PASS);
    assertParsed("; pass ;; pass ;", PASS, PASS);
    assertParsed("and pass and", PASS);
  }

  @Test
  void theVerbMayBeOmittedAfterTheWordAnd() {
    assertParsed("put 5 in 2 and 3 in 1", new Order.Put(5, 2), new Order.Put(3, 1));
    assertParsed(
        "put 5 2 and 3 1 and 4 3", new Order.Put(5, 2), new Order.Put(3, 1), new Order.Put(4, 3));
    assertParseErrorAfter(
        1,
        "put 5 in 2; 3 in 1",
        13,
        ParseErrorCode.UNKNOWN_WORD,
        "3",
        "put, take, turn, pass, flip");
  }

  @Test
  void theColumnsOfCommandsAreReported() {
    assertColumns("  put 5 in 2; pass;turn 4 and 5", "  ^           ^    ^");
    assertColumns("put 5 in 2 and 3 in 1 and pass", "^              ^          ^");
    assertColumns("pass", "^");
    assertColumns("put 5 in 2", "^");
  }

  @Test
  void commandsOfOnePhraseHaveTheColumnsOfTheirValues() {
    assertColumns("turn 4; flip 5 and 3 5; pass", "^       ^          ^ ^  ^");
    assertColumns("flip 7 7 7", "^      ^ ^");
  }

  @Test
  void severalValuesMayBeJoinedByAnd() {
    assertParsed("turn 4 and 5", new Order.Turn(List.of(4, 5)));
    assertParsed("take red with 1 and 2 and 3", new Order.Take(Color.RED, List.of(1, 2, 3)));
    assertParsed("turn 4 and pass", new Order.Turn(List.of(4)), PASS);
    assertParsed("turn 4 and 5 and 6", new Order.Turn(List.of(4, 5)), new Order.Turn(List.of(6)));
  }

  @Test
  void phrasesWithTheSameVerbAreDistinguished() {
    assertParsed("turn all", new Order.TurnAll());
    assertParsed("turn 1", new Order.Turn(List.of(1)));
  }

  @Test
  void anEmptyTextIsReported() {
    assertParseError("", 1, ParseErrorCode.EMPTY);
    assertParseError("   ", 1, ParseErrorCode.EMPTY);
    assertParseError(" ; ", 2, ParseErrorCode.EMPTY);
    assertParseError("and", 1, ParseErrorCode.EMPTY);
  }

  @Test
  void anUnknownWordIsReported() {
    assertParseError(
        "  fly 5", 3, ParseErrorCode.UNKNOWN_WORD, "fly", "put, take, turn, pass, flip");
    assertParseErrorAfter(
        1, "pass; fly", 7, ParseErrorCode.UNKNOWN_WORD, "fly", "put, take, turn, pass, flip");
    assertParseError(
        "putt 5 in 2", 1, ParseErrorCode.UNKNOWN_WORD, "putt", "put, take, turn, pass, flip");
  }

  @Test
  void anAmbiguousWordIsReportedWithItsMatches() {
    assertParseError("p 5 in 2", 1, ParseErrorCode.AMBIGUOUS_WORD, "p", "put, pass");
    assertParseErrorAfter(1, "pass; t 1", 7, ParseErrorCode.AMBIGUOUS_WORD, "t", "take, turn");
    assertParseError("take bl", 6, ParseErrorCode.AMBIGUOUS_WORD, "bl", "blue, black");
    assertParseErrorAfter(
        1, "pass and take b with 3", 15, ParseErrorCode.AMBIGUOUS_WORD, "b", "blue, black");
  }

  @Test
  void anUnexpectedWordIsReportedWithTheExpectedWords() {
    assertParseError("put x in 2", 5, ParseErrorCode.UNEXPECTED_WORD, "x", "CHIP (1..20)");
    assertParseError("put 21 in 2", 5, ParseErrorCode.UNEXPECTED_WORD, "21", "CHIP (1..20)");
    assertParseError("put 5 in 4", 10, ParseErrorCode.UNEXPECTED_WORD, "4", "CUP (1 2 3)");
    assertParseError("put 5 on 2", 7, ParseErrorCode.UNEXPECTED_WORD, "on", "CUP (1 2 3)");
    assertParseError(
        "take bx", 6, ParseErrorCode.UNEXPECTED_WORD, "bx", "COLOR (red blue black dark-blue)");
    assertParseError(
        "turn alles", 6, ParseErrorCode.UNEXPECTED_WORD, "alles", "all, CARD (1 2 3 4 5 6 7 8 9)");
  }

  @Test
  void anIncompleteCommandIsReported() {
    assertParseError("put 5  ", 6, ParseErrorCode.UNEXPECTED_END, "CUP (1 2 3)");
    assertParseError("put 5 in", 9, ParseErrorCode.UNEXPECTED_END, "CUP (1 2 3)");
    assertParseError("put", 4, ParseErrorCode.UNEXPECTED_END, "CHIP (1..20)");
    assertParseError("put 5; pass", 6, ParseErrorCode.UNEXPECTED_END, "CUP (1 2 3)");
  }

  @Test
  void anExtraWordIsReported() {
    assertParseError("pass 5", 6, ParseErrorCode.TEXT_AFTER_COMMAND, "5");
    assertParseError("put 5 in 2 3", 12, ParseErrorCode.TEXT_AFTER_COMMAND, "3");
    assertParseError("take red with 1 2 3 4", 21, ParseErrorCode.TEXT_AFTER_COMMAND, "4");
    assertParseErrorAfter(2, "pass; pass; pass 5", 18, ParseErrorCode.TEXT_AFTER_COMMAND, "5");
  }

  @Test
  void anErrorAfterACompleteCommandNamesTheOptionalValue() {
    assertParseError(
        "take red wit", 10, ParseErrorCode.UNEXPECTED_WORD, "wit", "CARD (1 2 3 4 5 6 7 8 9)");
    assertParseError(
        "take red with 1 x", 17, ParseErrorCode.UNEXPECTED_WORD, "x", "CARD (1 2 3 4 5 6 7 8 9)");
    assertParseError(
        "take red with", 14, ParseErrorCode.UNEXPECTED_END, "CARD (1 2 3 4 5 6 7 8 9)");
  }

  @Test
  void aTextThatIsTooLongIsRejected() {
    String longest = "pass" + " ".repeat(Notation.MAX_LENGTH - 4);
    assertParsed(longest, PASS);
    assertParseError(
        longest + " ", Notation.MAX_LENGTH, ParseErrorCode.TOO_LONG, Notation.MAX_LENGTH);
  }

  @Test
  void invalidNumbersAreRejected() {
    for (String number : List.of("+5", "-5", "5.0", "\u0665", "\uff15", "4294967301", "1e1")) {
      assertThat(NOTATION.parse("put " + number + " in 2")).isInstanceOf(ParseFailure.class);
    }
  }

  @Test
  void aCompleteWordIsPreferredToAnAbbreviation() {
    Notation<Order> notation =
        Notation.of(
            List.<Phrase<Order>>of(
                Phrase.of(Order.TurnAll.class, "turning", new Order.TurnAll()),
                Phrase.of(Order.Pass.class, "turn", PASS)));
    assertParsed(notation, "turn", PASS);
    assertParsed(notation, "turni", new Order.TurnAll());
    assertThat(notation.parse("tur")).isInstanceOf(ParseFailure.class);
  }

  @Test
  void aNotationListsItsVerbsAndUsages() {
    assertThat(NOTATION.verbs()).containsExactly("put", "take", "turn", "pass", "flip");
    assertThat(NOTATION.usages())
        .containsExactly(
            "put CHIP in CUP",
            "take COLOR [with CARD...]",
            "turn all",
            "turn CARD...",
            "pass",
            "flip CARD...");
  }

  @Test
  void theCacheDoesNotChangeParsingOrFormatting() {
    Notation<Order> cached = NOTATION.withCache(List.of(PASS, new Order.Put(5, 2)));
    for (String text : List.of("pass", "put 5 in 2", "put 5 2", "put 6 in 2", "fly", "")) {
      assertThat(cached.parse(text)).isEqualTo(NOTATION.parse(text));
    }
    assertThat(cached.format(new Order.Put(5, 2))).isEqualTo("put 5 in 2");
    assertThat(cached.format(new Order.Put(6, 2))).isEqualTo("put 6 in 2");
  }

  private static void assertParsed(String text, Order... orders) {
    assertParsed(NOTATION, text, orders);
  }

  private static void assertParsed(Notation<Order> notation, String text, Order... orders) {
    assertThat(notation.parse(text) instanceof Parsed<Order> read ? read.values() : List.of())
        .as(text)
        .isEqualTo(List.of(orders));
  }

  /** Checks that the commands of a line are at the columns marked with {@code ^}. */
  private static void assertColumns(String line, String marks) {
    List<ParsedCommand<Order>> commands = ((Parsed<Order>) NOTATION.parse(line)).commands();
    List<Integer> columns =
        IntStream.range(0, marks.length())
            .filter(i -> marks.charAt(i) == '^')
            .map(i -> i + 1)
            .boxed()
            .toList();
    assertThat(commands).as(line).extracting(ParsedCommand::column).isEqualTo(columns);
  }

  private static void assertParseError(
      String text, int column, ParseErrorCode code, Object... arguments) {
    assertParseErrorAfter(0, text, column, code, arguments);
  }

  /** Checks that parsing a text fails after {@code parsedCommands} valid commands. */
  private static void assertParseErrorAfter(
      int parsedCommands, String text, int column, ParseErrorCode code, Object... arguments) {
    assertThat(NOTATION.parse(text))
        .as(text)
        .isEqualTo(new ParseFailure<>(column, code, List.of(arguments), parsedCommands));
  }
}
