package lethe.engine.games.ravens.rules;

import static org.assertj.core.api.Assertions.assertThat;

import lethe.engine.core.Spectator;
import lethe.engine.games.ravens.Ending;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.IllegalMoveCode;
import lethe.engine.games.ravens.Loss;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import org.junit.jupiter.api.Test;

/**
 * Tests the third batch, with rulings 17, 18 and 20. Rule book: Special rules for the third batch.
 */
class ThirdBatchTest {
  private static final String TAKE =
      "batch 3\nphase take\natman r3@m13 g2b@n14 r4@n12\nscore g1a B b2a r1a\n";

  /** Rule book: Loss conditions. */
  @Test
  void renMustCompleteARowInEveryRound() {
    Scene.of("batch 3\nphase take\natman r3@m13 g2b@n14\npoem b4 | g3 | y4 | p5")
        .when("ren: take n14")
        .isLost(Loss.ROW_NOT_COMPLETED);
    Scene.of("batch 3\nphase take\natman r3@m13 g2b@n14\npoem b5 | g3 | y4 | p5")
        .when("ren: take n14")
        .then("phase draw\nround 2");
  }

  @Test
  void renMayAddSeveralScoreCards() {
    Scene.of(TAKE + "poem b1b | g3 | y4 | p5")
        .when("ren: take m13 with 1 3")
        .then("poem ~b1b+r3+g1a+b2a | g3 | y4 | p5\nscore B r1a");
  }

  /** Ruling 17: the card is placed if it fits; the cards added to it come from the score pile. */
  @Test
  void addedScoreCardsArePoemCardsWithColorAndPower() {
    Scene afterTake =
        Scene.of(TAKE + "poem b2b | g3 | y4 | p5")
            .when("ren: take n14 with 3 4")
            .then("poem ~b2b+g2b+b2a+r1a | g3 | y4 | p5\nscore g1a B\nphase before_announcement")
            .tells(new Observation.PoemGrew(1, Scene.card("b2a"), true, true))
            .tells(new Observation.HeartTurned(1, Scene.card("b2b")));
    afterTake.when("feth: sever m13").then("poem ~b2b+g2b+b2a+r1a! | g3 | y4 | p5");
  }

  /** Ruling 17. */
  @Test
  void scoreCardsAloneMayCompleteTheRow() {
    Scene.of(TAKE + "poem b5 | g3 | y4 | p5")
        .when("ren: take n12 with 3")
        .then("poem ~b5+b2a | g3 | y4 | p5\ndiscards r4\nscore g1a B r1a")
        .tells(
            new Observation.Taken(Scene.card("r4"), Scene.spot("n12"), false, Scene.cards("b2a")));
  }

  /** Ruling 17. */
  @Test
  void invalidScoreCardsAreRejected() {
    Scene.of(TAKE + "poem b3 | g3 | y4 | p5")
        .when("ren: take m13")
        .when("ren: with 1")
        .rejects("ren: with 3", IllegalMoveCode.ROW_COMPLETE)
        .rejects("ren: with 4", IllegalMoveCode.ROW_COMPLETE);
    Scene.of(TAKE + "poem b3 | g3 | y4 | p5")
        .when("ren: take m13")
        .rejects("ren: with 3", IllegalMoveCode.ROW_TOTAL_EXCEEDED);
    Scene.of(TAKE + "poem b3 | g3 | y4 | p5")
        .when("ren: take m13")
        .rejects("ren: with 2", IllegalMoveCode.NO_SUCH_CARD_SCORED)
        .rejects("ren: with 5", IllegalMoveCode.NO_SUCH_CARD_SCORED)
        .when("ren: with 1")
        .rejects("ren: with 1", IllegalMoveCode.SCORE_CARD_ALREADY_CHOSEN);
  }

  /** Ruling 17. */
  @Test
  void leavingTheRowIncompleteIsLegalButLosesTheMatch() {
    Scene.of(TAKE + "poem b1b | g3 | y4 | p5")
        .when("ren: take m13")
        .when("ren: done")
        .isLost(Loss.ROW_NOT_COMPLETED);
  }

  /**
   * Ruling 17: Ren chooses step by step, and her choice is hidden from everyone else until it is
   * complete.
   */
  @Test
  void rensUnfinishedChoiceIsHiddenFromOthers() {
    Scene before = Scene.of(TAKE + "poem b1b | g3 | y4 | p5");
    Scene choosing = before.when("ren: take m13").tellsNothing().when("ren: with 1").tellsNothing();
    assertThat(choosing.view(GameSeats.FETH)).isEqualTo(before.view(GameSeats.FETH));
    assertThat(choosing.view(Spectator.SPECTATOR)).isEqualTo(before.view(Spectator.SPECTATOR));
    assertThat(choosing.view(GameSeats.REN).progress().phase()).isEqualTo(Phase.ADD_SCORE_CARDS);
    assertThat(choosing.view(GameSeats.REN).pendingTake().orElseThrow().chosenScoreCards())
        .containsExactly(1);
    assertThat(choosing.view(GameSeats.REN).pendingTake().orElseThrow().missingTotal())
        .isEqualTo(2);
    assertThat(choosing.legalCommands(GameSeats.REN)).containsExactly("with 3", "with 4", "done");
  }

  /** Ren is asked regardless of the total that her row still needs. */
  @Test
  void renIsAskedForScoreCardsWheneverThereAreAny() {
    Scene.of(TAKE + "poem b4 | g3 | y4 | p5").when("ren: take m13").then("phase add_score_cards");
    Scene.of(TAKE + "poem b5 | g3 | y4 | p5").when("ren: take m13").then("phase add_score_cards");
    Scene.of("batch 3\nphase take\natman r3@m13 g2b@n14\nscore B\npoem b4 | g3 | y4 | p5")
        .when("ren: take m13")
        .then("phase before_announcement");
    Scene.of("batch 2\nphase take\natman r3@m13 g2b@n14\nscore g1a\npoem b4 | g3 | y4 | p5")
        .when("ren: take m13")
        .then("phase before_announcement");
  }

  @Test
  void onlyOneRowIsBuiltInATurn() {
    Scene.of(TAKE + "poem b4 | g5 | y4 | p5")
        .when("ren: take m13")
        .rejects("ren: with 1", IllegalMoveCode.ROW_COMPLETE)
        .when("ren: done")
        .when("ren: keep n12")
        .then("poem b4+r3 | g5 | y4 | p5\nphase before_announcement")
        .when("feth: pass")
        .then("round 2");
  }

  /** Ruling 18. */
  @Test
  void aFiveAsTheFourthHeartMayCompleteASecondRow() {
    Scene.of(
            """
            batch 3
            phase take
            atman b2b@m13 y2a@n12 p2a@m14 g4@l15
            poem b4+r3! | ^y3+p4! | ^b3 | p5
            score r1b
            """)
        .when("ren: take l15; done")
        .tells(new Observation.RowAnnounced(4, true))
        .isWon(Ending.NORMAL, 3)
        .then("score r1b y3 b3");
  }

  /** Rule book: Loss conditions; ruling 20. */
  @Test
  void aCompletePoemWithTheWrongColorsLosesTheMatch() {
    Scene.of(
            """
            batch 3
            phase take
            atman b2b@m13 y2a@n12 p2a@m14 g4@l15
            poem b4+r3! | p3+p4! | b3 | p5
            """)
        .when("ren: take l15")
        .tells(new Observation.Announced(false))
        .isLost(Loss.ATMAN_ASTRAY);
  }
}
