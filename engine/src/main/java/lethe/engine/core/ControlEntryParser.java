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

final class ControlEntryParser {
  private static final Pattern WORD = Pattern.compile("\\S+");
  private static final Pattern PERSON = Pattern.compile(ControlEntry.PERSON_PREFIX + "[0-9a-z]+");

  /**
   * The syntax of one kind of control entry.
   *
   * @param word the first word
   * @param argumentUsage the arguments, as shown in error messages
   * @param parser parses the arguments
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

  private static final String SEAT_NAME = "NAME";
  private static final String PLAYER = "PLAYER";
  private static final String SEED = "SEED";
  private static final String HASH = "HASH";
  private static final String FILE = "FILE";
  private static final String PLACE = "PLACE";
  private static final String RESULT = "RESULT";

  private static final List<EntrySyntax> SYNTAXES =
      List.of(
          new EntrySyntax(
              "seat", SEAT_NAME + " " + PLAYER, ControlEntryParser::parseSeatReassigned),
          new EntrySyntax("undo", "", parser -> parser.requireEnd(new ControlEntry.Undone())),
          new EntrySyntax(
              "shown", "[" + SEAT_NAME + "...]", ControlEntryParser::parseTimedViewStarted),
          new EntrySyntax(
              "unguarded",
              SEAT_NAME,
              parser -> parser.parseSeatEntry(ControlEntry.ScreenNotCleared::new)),
          new EntrySyntax("commitment", HASH + " [NONCE]", ControlEntryParser::parseDealCommitted),
          new EntrySyntax(
              "adjourned", "", parser -> parser.requireEnd(new ControlEntry.Adjourned())),
          new EntrySyntax(
              "concede", SEAT_NAME, parser -> parser.parseSeatEntry(ControlEntry.Conceded::new)),
          new EntrySyntax(
              "hint", SEAT_NAME, parser -> parser.parseSeatEntry(ControlEntry.HintGiven::new)),
          new EntrySyntax(
              "mark", SEAT_NAME + " " + PLACE + ": [TEXT]", ControlEntryParser::parseMarked),
          new EntrySyntax("known", "HOW", ControlEntryParser::parseDealKnown),
          new EntrySyntax("redrawn", SEAT_NAME + " " + SEED, ControlEntryParser::parseReshuffled),
          new EntrySyntax(
              "guided", "", parser -> parser.requireEnd(new ControlEntry.TutorialStarted())),
          new EntrySyntax(
              "copy", FILE, parser -> parser.parseTextEntry(FILE, ControlEntry.Copied::new)),
          new EntrySyntax(
              "outcome",
              RESULT,
              parser -> parser.parseTextEntry(RESULT, ControlEntry.Concluded::new)));

  private final String text;
  private final List<Seat> seats;
  private final List<Script.Token> words = new ArrayList<>();
  private int nextIndex;

  ControlEntryParser(String text, List<Seat> seats) {
    this.text = text;
    this.seats = seats;
    Matcher matcher = WORD.matcher(text);
    while (matcher.find()) {
      words.add(new Script.Token(matcher.group(), 1, matcher.start() + 1));
    }
  }

  Validated<ControlEntry> parse() {
    String first = words.isEmpty() ? "" : words.getFirst().text();
    nextIndex = 1;
    return SYNTAXES.stream()
        .filter(syntax -> syntax.word().equals(first))
        .findFirst()
        .map(syntax -> syntax.parser().apply(this))
        .orElseGet(
            () ->
                Validated.invalid(
                    InputError.at(
                        1,
                        words.isEmpty() ? 1 : words.getFirst().column(),
                        ScriptErrorCode.UNKNOWN_CONTROL_ENTRY,
                        first,
                        SYNTAXES.stream()
                            .map(EntrySyntax::toString)
                            .collect(Collectors.joining(", ")))));
  }

  private Validated<ControlEntry> parseSeatEntry(Function<Seat, ControlEntry> constructor) {
    return parseSeat().flatMap(seat -> requireEnd(constructor.apply(seat)));
  }

  private Validated<ControlEntry> parseTextEntry(
      String expected, Function<String, ControlEntry> constructor) {
    return parseRemainingText(expected).flatMap(entry -> new Valid<>(constructor.apply(entry)));
  }

  private Validated<ControlEntry> parseSeatReassigned() {
    return parseSeat()
        .flatMap(
            seat ->
                nextWord(PLAYER + " (human bot bot:LEVEL)")
                    .flatMap(ControlEntryParser::parsePlayer)
                    .flatMap(player -> requireEnd(new ControlEntry.SeatReassigned(seat, player))));
  }

  /**
   * Parses the seat names and the optional person of {@code shown}, in this order. An entry without
   * either applies to all seats.
   */
  private Validated<ControlEntry> parseTimedViewStarted() {
    List<Seat> namedSeats = new ArrayList<>();
    while (nextIndex < words.size() && !isPerson(words.get(nextIndex))) {
      Script.Token word = words.get(nextIndex);
      switch (parseSeat()) {
        case Valid<Seat>(Seat seat) when namedSeats.contains(seat) -> {
          return invalid(word.column(), ScriptErrorCode.REPEATED_SEAT, seat);
        }
        case Valid<Seat>(Seat seat) -> namedSeats.add(seat);
        case Validated.Invalid<Seat>(List<InputError> errors) -> {
          return new Validated.Invalid<>(errors);
        }
      }
    }
    if (nextIndex == words.size()) {
      return requireEnd(
          new ControlEntry.TimedViewStarted(
              namedSeats.isEmpty() ? seats : inTableOrder(namedSeats)));
    }
    Script.Token person = words.get(nextIndex++);
    return PERSON.matcher(person.text()).matches()
        ? requireEnd(
            new ControlEntry.TimedViewStarted(
                inTableOrder(namedSeats),
                Optional.of(person.text().substring(ControlEntry.PERSON_PREFIX.length()))))
        : invalid(
            person.column(),
            ParseErrorCode.UNEXPECTED_WORD,
            person.text(),
            ControlEntry.PERSON_PREFIX + "PERSON");
  }

  private static boolean isPerson(Script.Token word) {
    return word.text().startsWith(ControlEntry.PERSON_PREFIX);
  }

  private List<Seat> inTableOrder(List<Seat> namedSeats) {
    return seats.stream().filter(namedSeats::contains).toList();
  }

  private Validated<ControlEntry> parseDealKnown() {
    List<String> causes =
        Stream.of(ControlEntry.DealKnown.Cause.values())
            .map(cause -> cause.name().toLowerCase(Locale.ROOT))
            .toList();
    String expected = String.join(", ", causes);
    return nextWord(expected)
        .flatMap(
            word ->
                causes.contains(word.text())
                    ? requireEnd(
                        new ControlEntry.DealKnown(
                            ControlEntry.DealKnown.Cause.valueOf(
                                word.text().toUpperCase(Locale.ROOT))))
                    : invalid(
                        word.column(), ParseErrorCode.UNEXPECTED_WORD, word.text(), expected));
  }

  private Validated<ControlEntry> parseMarked() {
    return parseSeat()
        .flatMap(
            seat -> {
              int column = nextIndex < words.size() ? words.get(nextIndex).column() : 1;
              return parseRemainingText(PLACE)
                  .flatMap(
                      mark -> {
                        int colon = mark.indexOf(':');
                        return colon > 0
                            ? new Valid<>(
                                new ControlEntry.Marked(
                                    seat,
                                    mark.substring(0, colon).strip(),
                                    mark.substring(colon + 1).strip()))
                            : invalid(column, ParseErrorCode.UNEXPECTED_WORD, mark, PLACE + ":");
                      });
            });
  }

  private Validated<ControlEntry> parseReshuffled() {
    return parseSeat()
        .flatMap(
            seat ->
                nextWord(SEED)
                    .flatMap(
                        word ->
                            Numbers.parseLong(word.text())
                                .map(seed -> requireEnd(new ControlEntry.Reshuffled(seat, seed)))
                                .orElseGet(
                                    () ->
                                        invalid(
                                            word.column(),
                                            ParseErrorCode.UNEXPECTED_WORD,
                                            word.text(),
                                            SEED))));
  }

  private Validated<ControlEntry> parseDealCommitted() {
    return nextWord(HASH)
        .flatMap(
            hash -> {
              String nonce = nextIndex < words.size() ? words.get(nextIndex++).text() : "";
              return requireEnd(new ControlEntry.DealCommitted(hash.text(), nonce));
            });
  }

  /** Reads the rest of the text, without surrounding blanks. An empty rest is an error. */
  private Validated<String> parseRemainingText(String expected) {
    return nextWord(expected)
        .flatMap(word -> new Valid<>(text.substring(word.column() - 1).strip()));
  }

  private Validated<ControlEntry> requireEnd(ControlEntry entry) {
    return nextIndex < words.size()
        ? invalid(
            words.get(nextIndex).column(),
            ScriptErrorCode.TEXT_AFTER_ENTRY,
            words.get(nextIndex).text())
        : new Valid<>(entry);
  }

  private Validated<Seat> parseSeat() {
    String names = seats.stream().map(Seat::name).collect(Collectors.joining(", "));
    return nextWord(SEAT_NAME + " (" + names.replace(",", "") + ")")
        .flatMap(
            word ->
                seats.stream()
                    .filter(seat -> seat.name().equals(word.text()))
                    .findFirst()
                    .<Validated<Seat>>map(Valid::new)
                    .orElseGet(
                        () ->
                            invalid(
                                word.column(), ScriptErrorCode.UNKNOWN_SEAT, word.text(), names)));
  }

  private static Validated<Player> parsePlayer(Script.Token word) {
    return Player.parse(word.text())
        .<Validated<Player>>map(Valid::new)
        .orElseGet(() -> invalid(word.column(), ScriptErrorCode.UNKNOWN_PLAYER, word.text()));
  }

  private Validated<Script.Token> nextWord(String expected) {
    return nextIndex < words.size()
        ? new Valid<>(words.get(nextIndex++))
        : invalid(text.stripTrailing().length() + 1, ParseErrorCode.UNEXPECTED_END, expected);
  }

  private static <T> Validated<T> invalid(int column, ErrorCode code, Object... arguments) {
    return Validated.invalid(InputError.at(1, column, code, arguments));
  }
}
