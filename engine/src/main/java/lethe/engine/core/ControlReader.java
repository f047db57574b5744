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
import lethe.engine.core.Reading.ParseErrorCode;
import lethe.engine.core.Validated.Valid;

/** A parser for one control entry. */
final class ControlReader {
  private static final Pattern WORD = Pattern.compile("\\S+");
  private static final Pattern PERSON = Pattern.compile(Control.PERSON + "[0-9a-z]+");

  /**
   * The syntax of one kind of control entry.
   *
   * @param word the first word
   * @param rest the arguments, as shown in error messages
   * @param read reads the arguments
   */
  private record Form(String word, String rest, Function<ControlReader, Validated<Control>> read) {
    @Override
    public String toString() {
      return ("* " + word + " " + rest).strip();
    }
  }

  private static final String NAME = "NAME";
  private static final String PLAYER = "PLAYER";
  private static final String SEED = "SEED";
  private static final String HASH = "HASH";
  private static final String FILE = "FILE";
  private static final String RESULT = "RESULT";

  private static final List<Form> FORMS =
      List.of(
          new Form("seat", NAME + " " + PLAYER, ControlReader::handed),
          new Form("undo", "", reader -> reader.end(new Control.Undone())),
          new Form("shown", "[" + NAME + "...]", ControlReader::shown),
          new Form(
              "unguarded",
              NAME,
              reader -> reader.seat().flatMap(seat -> reader.end(new Control.Unguarded(seat)))),
          new Form("commitment", HASH + " [NONCE]", ControlReader::committed),
          new Form("adjourned", "", reader -> reader.end(new Control.Adjourned())),
          new Form(
              "concede",
              NAME,
              reader -> reader.seat().flatMap(seat -> reader.end(new Control.Conceded(seat)))),
          new Form(
              "hint",
              NAME,
              reader -> reader.seat().flatMap(seat -> reader.end(new Control.Hinted(seat)))),
          new Form("known", "HOW", ControlReader::known),
          new Form("redrawn", NAME + " " + SEED, ControlReader::redrawn),
          new Form("guided", "", reader -> reader.end(new Control.Guided())),
          new Form(
              "copy",
              FILE,
              reader -> reader.rest(FILE).flatMap(file -> new Valid<>(new Control.Copied(file)))),
          new Form(
              "outcome",
              RESULT,
              reader ->
                  reader.rest(RESULT).flatMap(line -> new Valid<>(new Control.Concluded(line)))));

  private final String text;
  private final List<Seat> table;
  private final List<Script.Word> words = new ArrayList<>();
  private int at;

  ControlReader(String text, List<Seat> table) {
    this.text = text;
    this.table = table;
    Matcher found = WORD.matcher(text);
    while (found.find()) {
      words.add(new Script.Word(found.group(), 1, found.start() + 1));
    }
  }

  Validated<Control> control() {
    String first = words.isEmpty() ? "" : words.getFirst().text();
    at = 1;
    return FORMS.stream()
        .filter(form -> form.word().equals(first))
        .findFirst()
        .map(form -> form.read().apply(this))
        .orElseGet(
            () ->
                Validated.invalid(
                    InputError.at(
                        1,
                        words.isEmpty() ? 1 : words.getFirst().column(),
                        ScriptErrorCode.UNKNOWN_CONTROL,
                        first,
                        FORMS.stream().map(Form::toString).collect(Collectors.joining(", ")))));
  }

  private Validated<Control> handed() {
    return seat()
        .flatMap(
            seat ->
                word(PLAYER + " (human bot bot:LEVEL)")
                    .flatMap(ControlReader::player)
                    .flatMap(player -> end(new Control.Handed(seat, player))));
  }

  /**
   * Reads {@code shown}. Without seat names it applies to all seats; a person, if named, comes
   * last.
   */
  private Validated<Control> shown() {
    List<Seat> named = new ArrayList<>();
    while (at < words.size() && !isPerson(words.get(at))) {
      Script.Word word = words.get(at);
      switch (seat()) {
        case Valid<Seat>(Seat seat) when named.contains(seat) -> {
          return invalid(word.column(), ScriptErrorCode.REPEATED_SEAT, seat);
        }
        case Valid<Seat>(Seat seat) -> named.add(seat);
        case Validated.Invalid<Seat>(List<InputError> faults) -> {
          return new Validated.Invalid<>(faults);
        }
      }
    }
    if (at == words.size()) {
      return end(new Control.Shown(named.isEmpty() ? table : inOrder(named)));
    }
    Script.Word person = words.get(at++);
    return PERSON.matcher(person.text()).matches()
        ? end(
            new Control.Shown(
                inOrder(named), Optional.of(person.text().substring(Control.PERSON.length()))))
        : invalid(
            person.column(), ParseErrorCode.EXPECTED, person.text(), Control.PERSON + "PERSON");
  }

  private static boolean isPerson(Script.Word word) {
    return word.text().startsWith(Control.PERSON);
  }

  private List<Seat> inOrder(List<Seat> named) {
    return table.stream().filter(named::contains).toList();
  }

  private Validated<Control> known() {
    List<String> hows =
        Stream.of(Control.Known.How.values())
            .map(how -> how.name().toLowerCase(Locale.ROOT))
            .toList();
    String expected = String.join(", ", hows);
    return word(expected)
        .flatMap(
            word ->
                hows.contains(word.text())
                    ? end(
                        new Control.Known(
                            Control.Known.How.valueOf(word.text().toUpperCase(Locale.ROOT))))
                    : invalid(word.column(), ParseErrorCode.EXPECTED, word.text(), expected));
  }

  private Validated<Control> redrawn() {
    return seat()
        .flatMap(
            seat ->
                word(SEED)
                    .flatMap(
                        word ->
                            number(word.text())
                                .map(seed -> end(new Control.Redrawn(seat, seed)))
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

  private Validated<Control> committed() {
    return word(HASH)
        .flatMap(
            hash -> {
              String nonce = at < words.size() ? words.get(at++).text() : "";
              return end(new Control.Committed(hash.text(), nonce));
            });
  }

  /** Reads the remaining text, including blanks. */
  private Validated<String> rest(String expected) {
    return word(expected).flatMap(word -> new Valid<>(text.substring(word.column() - 1).strip()));
  }

  private Validated<Control> end(Control control) {
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

  private static Validated<Player> player(Script.Word word) {
    return Player.read(word.text())
        .<Validated<Player>>map(Valid::new)
        .orElseGet(() -> invalid(word.column(), ScriptErrorCode.UNKNOWN_PLAYER, word.text()));
  }

  private Validated<Script.Word> word(String expected) {
    return at < words.size()
        ? new Valid<>(words.get(at++))
        : invalid(text.stripTrailing().length() + 1, ParseErrorCode.EXPECTED_MORE, expected);
  }

  private static <T> Validated<T> invalid(int column, ErrorCode why, Object... facts) {
    return Validated.invalid(InputError.at(1, column, why, facts));
  }
}
