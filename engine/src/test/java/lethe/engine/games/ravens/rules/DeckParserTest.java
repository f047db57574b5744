package lethe.engine.games.ravens.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lethe.engine.core.ErrorCode;
import lethe.engine.core.InputError;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Options;
import lethe.engine.core.Rng;
import lethe.engine.core.ScriptErrorCode;
import lethe.engine.core.Validated;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.DeckErrorCode;
import lethe.engine.games.ravens.Ravens;
import lethe.engine.games.ravens.StandardDeckText;
import org.junit.jupiter.api.Test;

class DeckParserTest {
  private static final String DECK = StandardDeckText.TEXT;

  @Test
  void theStandardDeckHasSevenDistinctCardsOfEachColor() {
    List<Card> cards = Ravens.standardDeck();
    assertThat(cards).hasSize(35);
    assertThat(IntStream.range(0, 35).allMatch(i -> cards.get(i).index() == i)).isTrue();
    assertThat(cards.stream().collect(Collectors.groupingBy(Card::color, Collectors.counting())))
        .hasSize(5)
        .allSatisfy((color, count) -> assertThat(count).isEqualTo(7));
    assertThat(cards.stream().map(Card::toString).distinct()).hasSize(35);
    assertThat(cards).allMatch(card -> card.pattern().fadedCount() % 4 != 0);
  }

  @Test
  void theStandardDeckCanBeParsed() {
    assertThat(parse(DECK)).isEqualTo(new Validated.Valid<>(StandardDeck.MEMORIES));
    assertThat(Ravens.open(deckOption(DECK))).isEqualTo(Ravens.open(deckOption("standard")));
    assertThat(Ravens.open(deckOption(DECK))).isEqualTo(Ravens.open(Options.NONE));
  }

  @Test
  void theOrderOfColumnsBlanksAndTheSpellingColourDoNotMatter() {
    String reordered =
        DECK.lines()
            .map(line -> line.split("\t"))
            .map(fields -> String.join("\t", fields[3], fields[2], fields[0], fields[1]))
            .collect(Collectors.joining("\r\n"))
            .replace("color", "Colour");
    assertThat(parse("\uFEFF" + reordered)).isEqualTo(new Validated.Valid<>(StandardDeck.MEMORIES));
    assertThat(parse(DECK.replace("\n", "\n\n").replace("\t", " \t  "))).isEqualTo(parse(DECK));
  }

  @Test
  void anErrorHasAPositionAndTheExpectedValues() {
    assertError(deckWithLine(3, "pink\t1\t.#/..\tsever"), 3, 1, DeckErrorCode.UNKNOWN_COLOR);
    assertError(deckWithLine(3, "red\t6\t.#/..\tsever"), 3, 5, DeckErrorCode.INVALID_NUMBER);
    assertError(deckWithLine(3, "red\t0\t.#/..\tsever"), 3, 5, DeckErrorCode.INVALID_NUMBER);
    assertError(deckWithLine(3, "red\t1\t.#..\tsever"), 3, 7, DeckErrorCode.INVALID_QUADRANTS);
    assertError(deckWithLine(3, "red\t1\t.x/..\tsever"), 3, 7, DeckErrorCode.INVALID_QUADRANTS);
    assertError(deckWithLine(3, "red\t1\t../..\tsever"), 3, 7, DeckErrorCode.INVALID_FADED_COUNT);
    assertError(deckWithLine(3, "red\t1\t##/##\tsever"), 3, 7, DeckErrorCode.INVALID_FADED_COUNT);
    assertError(deckWithLine(3, "red\t1\t.#/..\tfly"), 3, 13, DeckErrorCode.UNKNOWN_POWER);
    assertError(deckWithLine(3, "red\t1\t.#/..\t\u200bsever"), 3, 13, DeckErrorCode.UNKNOWN_POWER);
    assertError(deckWithLine(3, "red\t1\t.#/.."), 3, 7, DeckErrorCode.WRONG_FIELD_COUNT);
    assertError(
        deckWithLine(3, "red\t1\t.#/..\tsever\tmore"), 3, 19, DeckErrorCode.WRONG_FIELD_COUNT);
    assertError(deckWithLine(3, "red 1 .#/.. sever"), 3, 1, DeckErrorCode.WRONG_FIELD_COUNT);
    assertError(
        deckWithLine(3, "color\tnumber\tquadrants\tpower"), 3, 1, DeckErrorCode.REPEATED_HEADER);
    assertThat(errors(deckWithLine(3, "red\t1\t.#/..\tfly")).getFirst().arguments())
        .containsExactly(
            "fly", "sever, blaze, sink, drift, seed, bloom, glimmer, dawn, whisper, requiem");
  }

  @Test
  void invalidLinesAreReportedUpToALimit() {
    String invalidDeck = deckWithLine(3, "pink\t1\t.#/..\tsever");
    assertThat(errors(invalidDeck.replace("purple\t5", "purple\t9")))
        .extracting(InputError::line)
        .containsExactly(3, 36);
    assertThat(errors(DECK.replaceAll("\n[a-z]+", "\npink"))).hasSize(20);
  }

  @Test
  void theHeaderMustNameEveryColumnOnce() {
    assertError(deckWithLine(1, "red\t1\t.#/..\tsever"), 1, 1, DeckErrorCode.NO_HEADER);
    assertError(
        deckWithLine(1, "color\tnumber\tquadrants\tquadrants"),
        1,
        24,
        DeckErrorCode.REPEATED_COLUMN);
    assertError(
        deckWithLine(1, "color\tcolour\tquadrants\tpower"), 1, 7, DeckErrorCode.REPEATED_COLUMN);
    assertError(deckWithLine(1, "color\tnumber\tquadrants"), 1, 23, DeckErrorCode.MISSING_COLUMN);
    assertError(deckWithLine(1, "number\tquadrants\tpower"), 1, 23, DeckErrorCode.MISSING_COLUMN);
    assertError(deckWithLine(1, "color"), 1, 6, DeckErrorCode.MISSING_COLUMN);
    assertError(
        deckWithLine(1, "color\tnumber\tfaded\tpower"), 1, 14, DeckErrorCode.UNKNOWN_COLUMN);
  }

  @Test
  void aDeckMustHaveSevenCardsOfEachColor() {
    assertError(deckWithLine(36, ""), 35, 1, DeckErrorCode.WRONG_CARD_COUNT);
    assertThat(errors(deckWithLine(36, "")).getFirst().arguments()).containsExactly(34, 35);
    assertError(DECK + "red\t1\t.#/..\tsever\n", 37, 1, DeckErrorCode.WRONG_COLOR_COUNT);
    assertError(deckWithLine(36, "red\t1\t.#/..\tsever"), 36, 1, DeckErrorCode.WRONG_COLOR_COUNT);
    assertError("", 1, 1, DeckErrorCode.WRONG_CARD_COUNT);
    assertError("color\tnumber\tquadrants\tpower", 1, 1, DeckErrorCode.WRONG_CARD_COUNT);
  }

  @Test
  void invalidCharactersAreReported() {
    assertError(deckWithLine(4, "r\uFFFDd\t1\t.#/..\tsever"), 4, 2, ScriptErrorCode.NOT_UTF8);
    assertError(deckWithLine(4, "red\t1\t.#/..\tse\0ver"), 4, 15, ScriptErrorCode.NOT_UTF8);
  }

  @Test
  void anUnknownOptionIsReported() {
    assertThat(Ravens.open(Options.of(Map.of("dek", "standard"))))
        .isEqualTo(
            Validated.invalid(
                InputError.inOption("dek", 1, 1, ScriptErrorCode.UNKNOWN_OPTION, "dek", "deck")));
  }

  @Test
  void parsingAMutatedDeckDoesNotThrow() {
    for (int seed = 0; seed < 2_000; seed++) {
      MutableRng rng = new MutableRng(new Rng(seed));
      StringBuilder text = new StringBuilder(DECK);
      for (int i = rng.nextInt(4); i >= 0; i--) {
        int index = rng.nextInt(text.length());
        switch (rng.nextInt(3)) {
          case 0 -> text.deleteCharAt(index);
          case 1 -> text.setCharAt(index, (char) rng.nextInt(300));
          default -> text.insert(index, rng.oneIn(2) ? "\t" : "\n");
        }
      }
      assertThat(parse(text.toString())).isNotNull();
    }
  }

  private static String deckWithLine(int number, String text) {
    List<String> lines = new ArrayList<>(DECK.lines().toList());
    lines.set(number - 1, text);
    return String.join("\n", lines);
  }

  private static Options deckOption(String text) {
    return Options.of(Map.of("deck", text));
  }

  private static Validated<MemoryDeck> parse(String text) {
    return DeckParser.parse(text);
  }

  private static List<InputError> errors(String text) {
    return switch (parse(text)) {
      case Validated.Invalid<MemoryDeck>(List<InputError> errors) -> errors;
      case Validated.Valid<MemoryDeck> valid -> List.of();
    };
  }

  private static void assertError(String text, int line, int column, ErrorCode code) {
    List<InputError> errors = errors(text);
    assertThat(errors).isNotEmpty();
    InputError error = errors.getFirst();
    assertThat(error.option()).isEqualTo("deck");
    assertThat(List.of(error.line(), error.column(), error.code()))
        .isEqualTo(List.of(line, column, code));
    assertThat(Ravens.open(deckOption(text.isEmpty() ? "\n" : text)))
        .isInstanceOf(Validated.Invalid.class);
  }
}
