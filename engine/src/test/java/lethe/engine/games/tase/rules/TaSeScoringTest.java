package lethe.engine.games.tase.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.IntStream;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.CupScore;
import lethe.engine.games.tase.GameSeats;
import org.junit.jupiter.api.Test;

/** Tests the scores of cups, with rulings 1 and 2. Rule book: Scoring Each Cup. */
class TaSeScoringTest {
  /** The examples of the rule book, corrected. */
  @Test
  void theCorrectedExamplesHaveTheStatedScores() {
    assertThat(resultText("167", "35")).isEqualTo("14 to 8: red");
    assertThat(resultText("358", "46")).isEqualTo("16 to 10, over: blue");
    assertThat(resultText("24", "1278")).isEqualTo("without 2, 4 to 16: blue");
  }

  /** The second example of the rule book overlooks that both sides put an 8 into the cup. */
  @Test
  void thePrintedExamplesAreScoredByTheRules() {
    assertThat(resultText("167", "35")).isEqualTo("14 to 8: red");
    assertThat(resultText("358", "28")).isEqualTo("without 8, 8 to 2: red");
    assertThat(resultText("24", "1467")).isEqualTo("without 4, 2 to 14: blue");
  }

  @Test
  void theHigherTotalWins() {
    assertThat(resultText("2", "1")).isEqualTo("2 to 1: red");
    assertThat(resultText("1", "2")).isEqualTo("1 to 2: blue");
    assertThat(resultText("8", "")).isEqualTo("8 to 0: red");
  }

  @Test
  void duplicatesAreRemovedBeforeTheTotals() {
    assertThat(resultText("18", "27")).isEqualTo("9 to 9: nobody");
    assertThat(resultText("178", "278")).isEqualTo("without 78, 1 to 2: blue");
    assertThat(resultText("45678", "5678")).isEqualTo("without 5678, 4 to 0: red");
  }

  @Test
  void aTotalOf22IsNotOverTheLimit() {
    assertThat(resultText("68", "17")).isEqualTo("14 to 8: red");
    assertThat(resultText("78", "25")).isEqualTo("15 to 7: red");
  }

  @Test
  void theLowerTotalWinsACupOverTheLimit() {
    assertThat(resultText("68", "27")).isEqualTo("14 to 9, over: blue");
    assertThat(resultText("35", "678")).isEqualTo("8 to 21, over: red");
  }

  @Test
  void aSideWithoutRemainingChipsWinsACupOverTheLimit() {
    assertThat(resultText("2678", "")).isEqualTo("23 to 0, over: blue");
    assertThat(resultText("1", "15678")).isEqualTo("without 1, 0 to 26, over: red");
  }

  @Test
  void aCupWithEqualTotalsIsTied() {
    assertThat(resultText("", "")).isEqualTo("0 to 0: nobody");
    assertThat(resultText("123", "123")).isEqualTo("without 123, 0 to 0: nobody");
    assertThat(resultText("57", "48")).isEqualTo("12 to 12, over: nobody");
  }

  /** Checks the winner of every possible cup against totals that are computed without sets. */
  @Test
  void everyPossibleCupHasTheCorrectWinner() {
    for (int red = 0; red < 256; red++) {
      for (int blue = 0; blue < 256; blue++) {
        int redTotal = 0;
        int blueTotal = 0;
        for (int chip = 1; chip <= 8; chip++) {
          boolean hasRed = (red >> (chip - 1)) % 2 == 1;
          boolean hasBlue = (blue >> (chip - 1)) % 2 == 1;
          redTotal += hasRed && !hasBlue ? chip : 0;
          blueTotal += hasBlue && !hasRed ? chip : 0;
        }
        boolean isOverLimit = redTotal + blueTotal >= 23;
        int expected = Integer.signum(redTotal - blueTotal) * (isOverLimit ? -1 : 1);
        int winner =
            new CupScore(Chips.ofMask(red), Chips.ofMask(blue))
                .winner()
                .map(seat -> seat.equals(GameSeats.RED) ? 1 : -1)
                .orElse(0);
        if (winner != expected) {
          assertThat(winner)
              .as(Chips.ofMask(red) + " and " + Chips.ofMask(blue))
              .isEqualTo(expected);
        }
      }
    }
  }

  @Test
  void chipsOfDifferentCupsAndSidesAreStoredSeparately() {
    Cups cups = Cups.EMPTY;
    for (int i = 0; i < 48; i++) {
      cups = cups.with(i / 8 % 2, i % 8 + 1, i / 16 + 1);
    }
    assertThat(cups.bits()).isEqualTo((1L << 48) - 1);
    Cups oneChip = Cups.EMPTY.with(1, 8, 3);
    assertThat(IntStream.rangeClosed(1, 3).mapToObj(oneChip::score))
        .containsExactly(
            new CupScore(Chips.NONE, Chips.NONE),
            new CupScore(Chips.NONE, Chips.NONE),
            new CupScore(Chips.NONE, StateText.chips("8")));
  }

  private static String resultText(String red, String blue) {
    CupScore cup = new CupScore(StateText.chips(red), StateText.chips(blue));
    String duplicates =
        cup.duplicates().isEmpty()
            ? ""
            : "without " + cup.duplicates().toString().replaceAll("\\D", "") + ", ";
    Optional<String> winner = cup.winner().map(seat -> seat.name());
    return duplicates
        + (cup.redTotal() + " to " + cup.blueTotal())
        + (cup.isOverLimit() ? ", over: " : ": ")
        + winner.orElse("nobody");
  }
}
