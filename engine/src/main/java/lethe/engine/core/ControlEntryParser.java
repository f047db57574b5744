package lethe.engine.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.engine.core.ParseResult.ParseErrorCode;
import lethe.engine.core.Validated.Valid;

/** A parser for one control entry. */
final class ControlEntryParser {
  private static final Pattern WORD = Pattern.compile("\\S+");
  private static final Pattern PERSON = Pattern.compile(ControlEntry.PERSON + "[0-9a-z]+");

  /**
   * The syntax of one kind of control entry.
   *
   * @param word the first word
   * @param argumentUsage the arguments, as shown in error messages
   * @param parser reads the arguments
   */
  private record EntrySyntax(
      String word,
      String argumentUsage,
      Function<ControlEntryParser, Validated<ControlEntry>> parser) {
    @Override
    public String toString() {
      return ("* " + word + " " + argumentUsage).strip();
    }
  }

  private static final String NAME = "NAME";
  private static final String PLAYER = "PLAYER";
  private static final String SEED = "SEED";
  private static final String HASH = "HASH";
  private static final String FILE = "FILE";
  private static final String RESULT = "RESULT";

  private static final List<EntrySyntax> SYNTAXES =
      List.of(
          new EntrySyntax("seat", NAME + " " + PLAYER, ControlEntryParser::seatReassigned),
          new EntrySyntax("undo", "", reader -> reader.requireEnd(new ControlEntry.Undone())),
          new EntrySyntax("shown", "[" + NAME + "...]", ControlEntryParser::timedViewStarted),
          new EntrySyntax(
              "unguarded",
              NAME,
              reader ->
                  reader
                      .seat()
                      .flatMap(seat -> reader.requireEnd(new ControlEntry.ScreenNotCleared(seat)))),
          new EntrySyntax("commitment", HASH + " [NONCE]", ControlEntryParser::dealCommitted),
          new EntrySyntax(
              "adjourned", "", reader -> reader.requireEnd(new ControlEntry.Adjourned())),
          new EntrySyntax(
              "concede",
              NAME,
              reader ->
                  reader
                      .seat()
                      .flatMap(seat -> reader.requireEnd(new ControlEntry.Conceded(seat)))),
          new EntrySyntax(
              "hint",
              NAME,
              reader ->
                  reader
                      .seat()
                      .flatMap(seat -> reader.requireEnd(new ControlEntry.HintGiven(seat)))),
          new EntrySyntax("known", "HOW", ControlEntryParser::dealKnown),
          new EntrySyntax("redrawn", NAME + " " + SEED, ControlEntryParser::reshuffled),
          new EntrySyntax(
              "guided", "", reader -> reader.requireEnd(new ControlEntry.TutorialStarted())),
          new EntrySyntax(
              "copy",
              FILE,
              reader ->
                  reader
                      .remainingText(FILE)
                      .flatMap(file -> new Valid<>(new ControlEntry.Copied(file)))),
          new EntrySyntax(
              "outcome",
              RESULT,
              reader ->
                  reader
                      .remainingText(RESULT)
                      .flatMap(line -> new Valid<>(new ControlEntry.Concluded(line)))));

  private final String text;
  private final List<Seat> table;
  private final List<Script.Token> words = new ArrayList<>();
  private int at;

  ControlEntryParser(String text, List<Seat> table) {
    this.text = text;
    this.table = table;
    Matcher found = WORD.matcher(text);
    while (found.find()) {
      words.add(new Script.Token(found.group(), 1, found.start() + 1));
    }
  }

  Validated<ControlEntry> parse() {
    String first = words.isEmpty() ? "" : words.getFirst().text();
    at = 1;
    return SYNTAXES.stream()
        .filter(form -> form.word().equals(first))
        .findFirst()
        .map(form -> form.parser().apply(this))
        .orElseGet(
            () ->
                Validated.invalid(
                    InputError.at(
                        1,
                        words.isEmpty() ? 1 : words.getFirst().column(),
                        ScriptErrorCode.UNKNOWN_CONTROL,
                        first,
                        SYNTAXES.stream()
                            .map(EntrySyntax::toString)
                            .collect(Collectors.joining(", ")))));
  }

  private Validated<ControlEntry> seatReassigned() {
    return seat()
        .flatMap(
            seat ->
                word(PLAYER + " (human bot bot:LEVEL)")
                    .flatMap(ControlEntryParser::player)
                    .flatMap(player -> requireEnd(new ControlEntry.SeatReassigned(seat, player))));
  }

  /**
   * Reads {@code shown}. Without seat names it applies to all seats; a person, if named, comes
   * last.
   */
  private Validated<ControlEntry> timedViewStarted() {
    List<Seat> named = new ArrayList<>();
    while (at < words.size() && !isPerson(words.get(at))) {
      Script.Token word = words.get(at);
      switch (seat()) {
        case Valid<Seat>(Seat seat) when named.contains(seat) -> {
          return invalid(word.column(), ScriptErrorCode.REPEATED_SEAT, seat);
        }
        case Valid<Seat>(Seat seat) -> named.add(seat);
        case Validated.Invalid<Seat>(List<InputError> errors) -> {
          return new Validated.Invalid<>(errors);
        }
      }
    }
    if (at == words.size()) {
      return requireEnd(
          new ControlEntry.TimedViewStarted(named.isEmpty() ? table : inTableOrder(named)));
    }
    Script.Token person = words.get(at++);
    return PERSON.matcher(person.text()).matches()
        ? requireEnd(
            new ControlEntry.TimedViewStarted(
                inTableOrder(named),
                Optional.of(person.text().substring(ControlEntry.PERSON.length()))))
        : invalid(
            person.column(),
            ParseErrorCode.EXPECTED,
            person.text(),
            ControlEntry.PERSON + "PERSON");
  }

  private static boolean isPerson(Script.Token word) {
    return word.text().startsWith(ControlEntry.PERSON);
  }

  private List<Seat> inTableOrder(List<Seat> named) {
    return table.stream().filter(named::contains).toList();
  }

  private Validated<ControlEntry> dealKnown() {
    List<String> hows =
        Stream.of(ControlEntry.DealKnown.Cause.values())
            .map(how -> how.name().toLowerCase(Locale.ROOT))
            .toList();
    String expected = String.join(", ", hows);
    return word(expected)
        .flatMap(
            word ->
                hows.contains(word.text())
                    ? requireEnd(
                        new ControlEntry.DealKnown(
                            ControlEntry.DealKnown.Cause.valueOf(
                                word.text().toUpperCase(Locale.ROOT))))
                    : invalid(word.column(), ParseErrorCode.EXPECTED, word.text(), expected));
  }

  private Validated<ControlEntry> reshuffled() {
    return seat()
        .flatMap(
            seat ->
                word(SEED)
                    .flatMap(
                        word ->
                            number(word.text())
                                .map(seed -> requireEnd(new ControlEntry.Reshuffled(seat, seed)))
                                .orElseGet(
                                    () ->
                                        invalid(
                                            word.column(),
                                            ParseErrorCode.EXPECTED,
                                            word.text(),
                                            SEED))));
  }

  private static Optional<Long> number(String word) {
    try {
      return Optional.of(Long.parseLong(word));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  private Validated<ControlEntry> dealCommitted() {
    return word(HASH)
        .flatMap(
            hash -> {
              String nonce = at < words.size() ? words.get(at++).text() : "";
              return requireEnd(new ControlEntry.DealCommitted(hash.text(), nonce));
            });
  }

  /** Reads the remaining text, including blanks. */
  private Validated<String> remainingText(String expected) {
    return word(expected).flatMap(word -> new Valid<>(text.substring(word.column() - 1).strip()));
  }

  private Validated<ControlEntry> requireEnd(ControlEntry control) {
    return at < words.size()
        ? invalid(words.get(at).column(), ScriptErrorCode.TOO_MUCH, words.get(at).text())
        : new Valid<>(control);
  }

  private Validated<Seat> seat() {
    String names = table.stream().map(Seat::name).collect(Collectors.joining(", "));
    return word(NAME + " (" + names.replace(",", "") + ")")
        .flatMap(
            word ->
                table.stream()
                    .filter(seat -> seat.name().equals(word.text()))
                    .findFirst()
                    .<Validated<Seat>>map(Valid::new)
                    .orElseGet(
                        () ->
                            invalid(
                                word.column(), ScriptErrorCode.UNKNOWN_SEAT, word.text(), names)));
  }

  private static Validated<Player> player(Script.Token word) {
    return Player.parse(word.text())
        .<Validated<Player>>map(Valid::new)
        .orElseGet(() -> invalid(word.column(), ScriptErrorCode.UNKNOWN_PLAYER, word.text()));
  }

  private Validated<Script.Token> word(String expected) {
    return at < words.size()
        ? new Valid<>(words.get(at++))
        : invalid(text.stripTrailing().length() + 1, ParseErrorCode.EXPECTED_MORE, expected);
  }

  private static <T> Validated<T> invalid(int column, ErrorCode code, Object... arguments) {
    return Validated.invalid(InputError.at(1, column, code, arguments));
  }
}
