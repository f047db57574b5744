package lethe.engine.games.ravens.rules;

import static org.assertj.core.api.Assertions.assertThat;

import lethe.engine.core.RejectionCode;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.IllegalMoveCode;
import lethe.engine.games.ravens.Loss;
import org.junit.jupiter.api.Test;

/** Tests how Feth builds the Atman, with rulings 7 to 9, 14 and 22. Rule book: Feth's turn 2. */
class BuildingTest {
  private static final String POEM = "poem b4 | g3 | y4 | p5\n";

  /** Ruling 22. */
  @Test
  void fethCannotEndBuildingBeforePlacingACardThatFits() {
    Scene start = Scene.of(POEM + "atman r3@m13\nline g2b p1a");
    assertThat(start.legalCommands(GameSeats.FETH)).doesNotContain("end");
    start
        .rejects("feth: end", IllegalMoveCode.CARD_MUST_BE_PLACED)
        .when("feth: place 1 at n13")
        .when("feth: end")
        .then("phase take");
  }

  @Test
  void commandsOfOtherPhasesAreRejected() {
    Scene.of(POEM + "atman r3@m13\nline g2b").rejects("feth: pass", IllegalMoveCode.WRONG_PHASE);
    Scene.of(POEM + "phase take\natman r3@m13")
        .rejects("ren: done", IllegalMoveCode.WRONG_PHASE)
        .rejects("ren: with 1", IllegalMoveCode.NO_SCORE_CARDS_TO_ADD);
  }

  @Test
  void fethMayPlaceAnyNumberOfCardsInAnyOrder() {
    Scene onePlaced = Scene.of(POEM + "atman r3@m13\nline p1a g2b").when("feth: place 2 at n13");
    onePlaced.then("atman r3@m13 g2b@n13\nline p1a\nplaced 1");
    assertThat(onePlaced.legalCommands(GameSeats.FETH)).contains("end");
    onePlaced.when("feth: place 1 at n12").then("atman r3@m13 g2b@n13 p1a@n12\nline\nplaced 2");
  }

  @Test
  void aCardIsPlacedAtTheGivenSpot() {
    Scene placed = Scene.of(POEM + "atman r3@m13\nline g2b").when("feth: place 1 at n13");
    assertThat(AtmanText.draw(placed.state().atman()))
        .isEqualTo(
            """
                m   n   o
            13 r3. g2# g2.
            14 r3. g2# g2.
            """);
  }

  @Test
  void anIllegalPlacementIsRejected() {
    Scene.of(POEM + "atman r3@m13\nline r1a r1b y2b")
        .rejects("feth: place 1 at p20", IllegalMoveCode.COVERS_NO_CARD)
        .rejects("feth: place 1 at l12", IllegalMoveCode.COVERS_NO_FADED_QUADRANT)
        .rejects("feth: place 2 at m13", IllegalMoveCode.QUADRANTS_DIFFER)
        .rejects("feth: place 3 at m13", IllegalMoveCode.SAME_PATTERN_BENEATH)
        .rejects("feth: place 4 at m13", IllegalMoveCode.NO_SUCH_CARD_IN_LINE);
  }

  /** Ruling 7. */
  @Test
  void completelyCoveredCardsDoNotAffectPlacements() {
    Scene.of(POEM + "atman r3@m13 g2b@n13\nline y2b p2a")
        .when("feth: place 1 at m13")
        .then("atman r3@m13 g2b@n13 y2b@m13")
        .rejects("ren: take m13", RejectionCode.NOT_YOUR_TURN)
        .when("feth: place 1 at n13")
        .then("atman r3@m13 g2b@n13 y2b@m13 p2a@n13");
  }

  @Test
  void unusedCardsAreDiscarded() {
    Scene.of(POEM + "atman r3@m13 g2b@n13\nplaced 1\nline r1a g1a r2a\nrow R")
        .when("feth: end")
        .then("line\ndiscards g1a\nrow R(r1a r2a)\nphase take")
        .awaits(GameSeats.REN);
  }

  /** Rule book: Loss conditions; ruling 14. */
  @Test
  void withoutPowersALineThatDoesNotFitLosesTheMatch() {
    Scene.of(POEM + "phase draw\natman r1a@m13\ndeck g1b")
        .when("feth: draw")
        .when("feth: stop")
        .isLost(Loss.NOTHING_PLACED);
    Scene.of(POEM + "phase draw\natman r1a@m13\ndeck R")
        .when("feth: draw")
        .when("feth: stop")
        .isLost(Loss.NOTHING_PLACED);
  }

  /** Ruling 14: a requiem cannot be used because nothing lies beneath a raven. */
  @Test
  void aPowerThatCannotBeUsedDoesNotPreventTheLoss() {
    Scene.of("phase draw\npoem b4+p3 | g3 | y4 | p5\natman r1a@m13\ndeck g1b")
        .when("feth: draw")
        .when("feth: stop")
        .isLost(Loss.NOTHING_PLACED);
  }

  /** Ruling 14. */
  @Test
  void aUsablePowerPostponesTheLoss() {
    Scene afterDrawing =
        Scene.of("phase draw\npoem b4+g1a | g3 | y4 | p5\natman r1a@m13\ndeck g1b b1a y1a")
            .when("feth: draw")
            .when("feth: stop")
            .then("phase build\nline g1b");
    assertThat(afterDrawing.legalCommands(GameSeats.FETH)).containsExactly("end", "seed");
    afterDrawing.when("feth: end").isLost(Loss.NOTHING_PLACED);
    afterDrawing
        .when("feth: seed")
        .then("line g1b b1a")
        .when("feth: place 2 at m12")
        .then("line g1b");
  }

  /** Ruling 14: the match is lost if the last power does not help. */
  @Test
  void theMatchIsLostWhenThePowersRunOut() {
    Scene.of("phase draw\npoem b4+g1a | g3 | y4 | p5\natman r1a@m13\ndeck g1b y1a")
        .when("feth: draw")
        .when("feth: stop")
        .when("feth: seed")
        .isLost(Loss.NOTHING_PLACED);
    Scene.of("phase draw\npoem b2a+g5 | g3 | y4 | p5\natman r1a@m13\ndeck g1b\ndiscards y1a")
        .when("feth: draw")
        .when("feth: stop")
        .when("feth: bloom 1")
        .isLost(Loss.NOTHING_PLACED);
  }

  /** Ruling 14. */
  @Test
  void aDriftDoesNotCountAsAPlacedCard() {
    Scene drifted =
        Scene.of(
                """
                phase build
                poem g2a+b4 | g3 | y4 | p5
                atman r3@m13 r2b@n14
                line g2b
                """)
            .when("feth: drift n14 to m12");
    drifted.then("placed 0").rejects("feth: end", IllegalMoveCode.CARD_MUST_BE_PLACED);
  }
}
