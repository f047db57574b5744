package lethe.engine.games.eurydice.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import lethe.engine.core.ErrorCode;
import lethe.engine.core.Game;
import lethe.engine.core.InputError;
import lethe.engine.core.Options;
import lethe.engine.core.ScriptErrorCode;
import lethe.engine.core.Validated;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.DataErrorCode;
import lethe.engine.games.eurydice.Eurydice;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.SuitCounts;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;
import org.junit.jupiter.api.Test;

/** Tests custom boards and cards, and the positions of the errors in them. */
class DataTest {
  private static final String SMALL_BOARD =
      """
      board	row	lane	space	symbols	next
      1	0	middle	Start		Here | There
      1	1	left	Here	glance 1, peril 3	End
      1	1	right	There	survey	End
      1	2	middle	End
      """;

  private static final String ONE_CARD =
      """
      board	card	kind	effect	value	text
      1	Lamp	kind	roll-bonus	2	Every roll counts two more.
      """;

  private static Validated<Game<?, Command, Observation, View>> open(String boards, String cards) {
    return Eurydice.open(
        Options.of(Map.of("boards", boards, "cards", cards)),
        ShippedParts.BOARDS,
        ShippedParts.CARDS);
  }

  private static void assertError(
      Validated<?> result, String option, int line, int column, ErrorCode code) {
    assertThat(result)
        .isInstanceOfSatisfying(
            Validated.Invalid.class,
            invalid -> {
              InputError first = (InputError) invalid.errors().getFirst();
              assertThat(List.of(first.option(), first.line(), first.column(), first.code()))
                  .isEqualTo(List.of(option, line, column, code));
            });
  }

  private static void assertBoardError(
      String from, String to, int line, int column, ErrorCode code) {
    assertThat(SMALL_BOARD).contains(from);
    assertError(open(SMALL_BOARD.replace(from, to), ONE_CARD), "boards", line, column, code);
  }

  private static void assertCardError(
      UnaryOperator<String> change, int line, int column, ErrorCode code) {
    assertError(open(SMALL_BOARD, change.apply(ONE_CARD)), "cards", line, column, code);
  }

  @Test
  void theDefaultBoardsAndCardsAreValid() {
    assertThat(Eurydice.open(Options.NONE, ShippedParts.BOARDS, ShippedParts.CARDS))
        .isInstanceOf(Validated.Valid.class);
  }

  @Test
  void smallBoardsWindowsLineBreaksAndAByteOrderMarkAreAccepted() {
    assertThat(open(SMALL_BOARD, ONE_CARD)).isInstanceOf(Validated.Valid.class);
    assertThat(open(SMALL_BOARD.replace("\n", "\r\n"), "\uFEFF" + ONE_CARD))
        .isInstanceOf(Validated.Valid.class);
  }

  @Test
  void everySymbolOccursOnTheDefaultBoards() {
    List<Board> boards =
        ((Validated.Valid<List<Board>>) BoardsParser.parse(ShippedParts.BOARDS)).value();
    assertThat(boards).hasSize(3);
    assertThat(
            boards.stream()
                .flatMap(board -> board.spaces().stream())
                .flatMap(space -> space.symbols().stream())
                .map(Symbol::kind)
                .collect(Collectors.toSet()))
        .containsExactlyInAnyOrder(Symbol.Kind.values());
  }

  @Test
  void rowsAndSuitsAreCounted() {
    Board first =
        ((Validated.Valid<List<Board>>) BoardsParser.parse(SMALL_BOARD)).value().getFirst();
    assertThat(first.rowCount()).isEqualTo(3);
    SuitCounts counts = new SuitCounts(1, 2, 4, 8, 16);
    assertThat(counts.total()).isEqualTo(31);
    assertThat(counts.heartLead()).isEqualTo(-17);
  }

  @Test
  void anUnknownOptionIsReported() {
    assertError(
        Eurydice.open(Options.of(Map.of("deck", "x")), ShippedParts.BOARDS, ShippedParts.CARDS),
        "deck",
        1,
        1,
        ScriptErrorCode.UNKNOWN_OPTION);
  }

  @Test
  void aMissingHeaderIsReported() {
    assertError(open("nothing.tsv", ONE_CARD), "boards", 1, 1, DataErrorCode.NO_HEADER);
    assertError(open("", ONE_CARD), "boards", 1, 1, DataErrorCode.NO_HEADER);
    assertError(open(SMALL_BOARD, "1\tLamp"), "cards", 1, 1, DataErrorCode.NO_HEADER);
  }

  @Test
  void invalidCharactersAreReported() {
    assertBoardError("There\tsurvey", "Th\uFFFDre\tsurvey", 4, 13, ScriptErrorCode.NOT_UTF8);
  }

  @Test
  void invalidFieldsOfABoardAreReported() {
    assertBoardError("1\t1\tleft", "x\t1\tleft", 3, 1, DataErrorCode.NOT_A_NUMBER);
    assertBoardError("1\t1\tleft", "0\t1\tleft", 3, 1, DataErrorCode.NOT_A_NUMBER);
    assertBoardError("1\t1\tleft", "1\t-1\tleft", 3, 3, DataErrorCode.NOT_A_NUMBER);
    assertBoardError("left", "aside", 3, 5, DataErrorCode.UNKNOWN_WORD);
    assertBoardError("\tHere\t", "\t\t", 3, 10, DataErrorCode.EMPTY_FIELD);
    assertBoardError("survey\tEnd", "survey\tEnd\tmore", 4, 28, DataErrorCode.TOO_MANY_FIELDS);
  }

  @Test
  void invalidSymbolsAreReported() {
    assertBoardError("peril 3", "danger 3", 3, 25, DataErrorCode.UNKNOWN_WORD);
    assertBoardError("peril 3", "peril", 3, 30, DataErrorCode.MISSING_NUMBER);
    assertBoardError("peril 3", "peril 0", 3, 31, DataErrorCode.NOT_A_NUMBER);
    assertBoardError("peril 3", "peril ٣", 3, 25, DataErrorCode.UNKNOWN_WORD);
    assertBoardError("survey", "survey 2", 4, 24, DataErrorCode.UNEXPECTED_NUMBER);
  }

  @Test
  void invalidConnectionsOfSpacesAreReported() {
    for (String other : List.of("Nowhere", "End")) {
      assertThat(open(SMALL_BOARD.replace("Here | There", "Here | " + other), ONE_CARD))
          .isEqualTo(
              Validated.invalid(
                  InputError.inOption(
                      "boards", 2, 26, DataErrorCode.UNKNOWN_SPACE, other, "Here, There")));
    }
    assertBoardError("Here | There", "Here", 4, 11, DataErrorCode.UNREACHABLE_SPACE);
    assertBoardError("survey\tEnd", "survey", 4, 11, DataErrorCode.DEAD_END);
    assertBoardError("right\tThere", "left\tThere", 4, 10, DataErrorCode.DUPLICATE_POSITION);
    assertBoardError("There\tsurvey", "Here\tsurvey", 2, 19, DataErrorCode.DUPLICATE_NAME);
  }

  @Test
  void invalidStartsAndEndsAreReported() {
    assertBoardError("Start\t\t", "Start\tsurvey\t", 2, 12, DataErrorCode.INVALID_START);
    assertBoardError("middle\tEnd\n", "middle\tEnd\tsurvey\n", 5, 12, DataErrorCode.INVALID_END);
    assertBoardError("1\t0\t", "1\t1\t", 3, 10, DataErrorCode.INVALID_START);
    assertBoardError("1\t1\tright", "1\t0\tright", 4, 11, DataErrorCode.INVALID_START);
    assertBoardError(
        "middle\tEnd\n", "middle\tEnd\n1\t2\tright\tOther\n", 6, 11, DataErrorCode.INVALID_END);
    assertError(
        open("board\trow\tlane\tspace\tsymbols\tnext\n1\t0\tmiddle\tStart\n", ONE_CARD),
        "boards",
        2,
        12,
        DataErrorCode.INVALID_END);
  }

  /** Errors that follow from another error are not reported. */
  @Test
  void aMissingRowOrStartOrEndIsReportedOnce() {
    assertThat(open(SMALL_BOARD.replace("\n1\t0\t", "\n1\t1\t"), ONE_CARD))
        .isEqualTo(
            Validated.invalid(
                InputError.inOption("boards", 3, 10, DataErrorCode.INVALID_START, 1)));
    String row = SMALL_BOARD.replace("\n1\t2\t", "\n1\t3\t");
    assertThat(open(row, ONE_CARD))
        .isEqualTo(
            Validated.invalid(
                InputError.inOption("boards", 5, 12, DataErrorCode.MISSING_ROW, 1, 2)));
    String end = SMALL_BOARD.substring(0, SMALL_BOARD.indexOf("1\t2\t"));
    assertThat(open(end, ONE_CARD))
        .isEqualTo(
            Validated.invalid(
                InputError.inOption("boards", 4, 11, DataErrorCode.INVALID_END, 1, 1)));
  }

  /** Covers the abbreviations that the screen uses where space is limited. */
  @Test
  void symbolsMayBeAbbreviated() {
    for (String steep : List.of("steep peril 3", "steep 3", "ste 3", "STEEP PER 3", "s per 3")) {
      assertThat(BoardsParser.parse(SMALL_BOARD.replace("peril 3", steep)))
          .as(steep)
          .isInstanceOf(Validated.Valid.class)
          .isEqualTo(BoardsParser.parse(SMALL_BOARD.replace("peril 3", "steep peril 3")));
    }
    assertBoardError("peril 3", "re 3", 3, 25, DataErrorCode.UNKNOWN_WORD);
    assertBoardError("peril 3", "st peril x 3", 3, 25, DataErrorCode.UNKNOWN_WORD);
    assertBoardError("peril 3", "", 3, 24, DataErrorCode.EMPTY_FIELD);
    assertBoardError("glance 1, ", "glance 1,, ", 3, 24, DataErrorCode.EMPTY_FIELD);
  }

  @Test
  void moreThanThreeCustomBoardsRequireCustomCards() {
    assertThat(
            Eurydice.open(
                Options.of(Map.of("boards", SMALL_BOARD)), ShippedParts.BOARDS, ShippedParts.CARDS))
        .isInstanceOf(Validated.Valid.class);
    String rows = SMALL_BOARD.substring(SMALL_BOARD.indexOf("1\t0"));
    StringBuilder boards = new StringBuilder(SMALL_BOARD);
    for (int board = 2; board <= 4; board++) {
      assertThat(
              Eurydice.open(
                  Options.of(Map.of("boards", boards.toString())),
                  ShippedParts.BOARDS,
                  ShippedParts.CARDS))
          .isInstanceOf(Validated.Valid.class);
      boards.append(rows.replaceAll("(?m)^1", String.valueOf(board)));
    }
    assertThat(
            Eurydice.open(
                Options.of(Map.of("boards", boards.toString())),
                ShippedParts.BOARDS,
                ShippedParts.CARDS))
        .isEqualTo(
            Validated.invalid(
                InputError.inOption("boards", 1, 1, DataErrorCode.SPECIAL_CARDS_REQUIRED, 4)));
    assertThat(open(boards.toString(), ONE_CARD))
        .isEqualTo(
            Validated.invalid(
                InputError.inOption("cards", 2, 1, DataErrorCode.NO_SPECIAL_CARDS, 2)));
  }

  @Test
  void aMissingBoardIsReported() {
    assertError(
        open(SMALL_BOARD.replace("\n1\t", "\n2\t"), ONE_CARD),
        "boards",
        2,
        1,
        DataErrorCode.MISSING_BOARD);
    assertError(
        open(SMALL_BOARD.lines().findFirst().orElseThrow(), ONE_CARD),
        "boards",
        1,
        1,
        DataErrorCode.MISSING_BOARD);
  }

  @Test
  void invalidCardsAreReported() {
    assertCardError(text -> text.replace("1\tLamp", "2\tLamp"), 2, 1, DataErrorCode.NO_SUCH_BOARD);
    assertCardError(
        text -> text.replace("\tkind\troll", "\tgood\troll"), 2, 8, DataErrorCode.UNKNOWN_WORD);
    assertCardError(
        text -> text.replace("roll-bonus", "roll-more"), 2, 13, DataErrorCode.UNKNOWN_WORD);
    assertCardError(text -> text.replace("\t2\t", "\t\t"), 2, 24, DataErrorCode.NOT_A_NUMBER);
    assertCardError(
        text -> text.replace("roll-bonus", "discard-from-bottom"),
        2,
        33,
        DataErrorCode.UNEXPECTED_NUMBER);
    assertCardError(
        text -> text.replace("Every roll counts two more.", ""), 2, 26, DataErrorCode.EMPTY_FIELD);
    assertCardError(
        text -> text + text.lines().toList().getLast(), 3, 3, DataErrorCode.DUPLICATE_NAME);
    assertCardError(
        text -> text.lines().findFirst().orElseThrow(), 1, 1, DataErrorCode.NO_SPECIAL_CARDS);
    String unnamedCards = ONE_CARD.replace("Lamp", "") + "1\t\tkind\troll-bonus\t2\tAnother.\n";
    assertThat(open(SMALL_BOARD, unnamedCards))
        .isEqualTo(
            new Validated.Invalid<>(
                List.of(
                    InputError.inOption("cards", 2, 3, DataErrorCode.EMPTY_FIELD, "card"),
                    InputError.inOption("cards", 3, 3, DataErrorCode.EMPTY_FIELD, "card"))));
  }
}
