package lethe.engine.games.ravens.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.IllegalMoveCode;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Raven;
import org.junit.jupiter.api.Test;

/** Tests the powers. Rule book: The Poem Cards' special powers. */
class PowersTest {
  /** A red 3 with a green 2 and a red 4 on it. */
  private static final String ATMAN = "atman r3@m13 g2b@n14 r4@n12\n";

  private static Scene sceneWhileDrawing(String poem, String lines) {
    return Scene.of("phase draw\n" + ATMAN + "poem " + poem + "\n" + lines);
  }

  private static Scene sceneWhileBuilding(String poem, String lines) {
    return Scene.of("phase build\nplaced 1\n" + ATMAN + "poem " + poem + "\n" + lines);
  }

  @Test
  void powersMayBeUsedBeforeAndBetweenDraws() {
    sceneWhileDrawing("b4+r1a | g3 | y4 | p5", "deck b1a b2a")
        .when("feth: draw")
        .when("feth: sever n14")
        .then("phase draw\nline b1a\natman r3@m13 r4@n12\ndiscards g2b")
        .when("feth: draw")
        .then("line b1a b2a");
  }

  @Test
  void powersMayBeUsedWhileBuilding() {
    sceneWhileBuilding("b4+r1a | g3 | y4 | p5", "line b1a")
        .when("feth: sever n14")
        .then("phase build\nline b1a\natman r3@m13 r4@n12\npoem b4+r1a! | g3 | y4 | p5");
  }

  @Test
  void aPowerCanBeUsedOnlyOnce() {
    sceneWhileBuilding("b4+r1a! | g3 | y4 | p5", "")
        .rejects("feth: sever n14", IllegalMoveCode.NO_SUCH_POWER);
    sceneWhileBuilding("b4+r1a | g3 | y4 | p5", "")
        .when("feth: sever n14")
        .rejects("feth: sever n12", IllegalMoveCode.NO_SUCH_POWER);
  }

  @Test
  void usedPoemCardsCountTowardTheirRow() {
    Scene.of("phase take\n" + ATMAN + "poem b4+r1a! | g3 | y4 | p5")
        .when("ren: take n14")
        .then("poem b4+r1a!+g2b | g3 | y4 | p5")
        .tells(new Observation.RowAnnounced(1, true));
  }

  /** Ruling 21. */
  @Test
  void fethChoosesTheRowOfAPower() {
    Scene scene = sceneWhileBuilding("b4+r1a+b2a | g3+r1b | y4 | p5", "line b1a");
    assertThat(scene.legalCommands(GameSeats.FETH))
        .contains("sever n14 from row 1", "sever n14 from row 2", "sink n14")
        .doesNotContain("sever n14");
    scene
        .when("feth: sever n14 from row 2")
        .then("poem b4+r1a+b2a | g3+r1b! | y4 | p5\natman r3@m13 r4@n12")
        .tells(new Observation.PowerUsed(2, Scene.card("r1b")));
    scene.when("feth: sever n14 from row 1").then("poem b4+r1a!+b2a | g3+r1b | y4 | p5");
    scene.rejects("feth: sever n14 from row 3", IllegalMoveCode.NO_SUCH_POWER_IN_ROW);
  }

  /** Ruling 21. */
  @Test
  void aRowIsNamedOnlyIfSeveralRowsHaveThePower() {
    for (String poem :
        List.of(
            "b4+r1a+b2a | g3 | y4 | p5",
            "b4+r1a+r1b | g3 | y4 | p5",
            "b4+r1a | g3+r1b! | y4 | p5")) {
      Scene scene = sceneWhileBuilding(poem, "line b1a");
      assertThat(scene.legalCommands(GameSeats.FETH))
          .contains("sever n14")
          .noneMatch(line -> line.contains("from row"));
      assertThat(scene.when("feth: sever n14 from row 1").state())
          .isEqualTo(scene.when("feth: sever n14").state());
      scene.rejects("feth: sever n14 from row 2", IllegalMoveCode.NO_SUCH_POWER_IN_ROW);
    }
    Scene parting = Scene.of("phase batch_end\nrow R(r1a)\nparting p3 p4 y3\ndiscards p3 p4 y3");
    assertThat(parting.legalCommands(GameSeats.FETH)).contains("requiem red", "dawn red");
  }

  /**
   * Ruling 21: if two rows have the power, the default is the row whose heart a relived memory
   * could still turn up.
   */
  @Test
  void aPowerThatCanBeRefreshedIsUsedFirst() {
    sceneWhileBuilding("~b4+r1a+b2a | g3+r1b | y4 | p5", "")
        .when("feth: sever n14")
        .then("poem ~b4+r1a+b2a | g3+r1b! | y4 | p5");
    sceneWhileBuilding("b4+r1a+b2a | g3+r1b | y4 | p5", "")
        .when("feth: sever n14")
        .then("poem b4+r1a!+b2a | g3+r1b | y4 | p5")
        .tells(new Observation.PowerUsed(1, Scene.card("r1a")));
  }

  @Test
  void severDiscardsOneVisibleCard() {
    sceneWhileBuilding("b4+r1a | g3 | y4 | p5", "row G")
        .rejects("feth: sever z9", IllegalMoveCode.NO_CARD_AT_SPOT)
        .rejects(
            GameSeats.FETH,
            new Command.Sever(Scene.spot("m14")),
            IllegalMoveCode.NOT_FIRST_SPOT_OF_CARD)
        .when("feth: sever n14")
        .then("atman r3@m13 r4@n12\nrow G(g2b)\ndiscards");
  }

  @Test
  void blazeDiscardsOneOrTwoVisibleCardsOfOneColor() {
    Scene blaze =
        Scene.of(
            """
            phase draw
            atman r3@m13 g2b@n14 r4@n12 y1a@m15
            poem b2a+r5 | g3 | y4 | p5
            """);
    blaze
        .rejects("feth: blaze n12 n14", IllegalMoveCode.COLORS_DIFFER)
        .rejects("feth: blaze n12 z9", IllegalMoveCode.NO_CARD_AT_SPOT)
        .rejects(
            GameSeats.FETH, new Command.Blaze(List.of()), IllegalMoveCode.ONE_OR_TWO_CARDS_REQUIRED)
        .rejects(
            GameSeats.FETH,
            new Command.Blaze(List.of(Scene.spot("n12"), Scene.spot("m13"), Scene.spot("n12"))),
            IllegalMoveCode.ONE_OR_TWO_CARDS_REQUIRED)
        .when("feth: blaze n14")
        .tells(new Observation.Discarded(Scene.cards("g2b"), List.of()));
    blaze
        .when("feth: blaze m13 n12")
        .tells(new Observation.Discarded(Scene.cards("r4 r3"), List.of()))
        .then("atman g2b@n14 y1a@m15\nphase draw");
  }

  @Test
  void blazeAcceptsTwoDifferentCardsInAnyOrder() {
    Scene blaze = sceneWhileDrawing("b2a+r5 | g3 | y4 | p5", "");
    assertThat(blaze.when("feth: blaze n12 m13").state())
        .isEqualTo(blaze.when("feth: blaze m13 n12").state());
    blaze.rejects("feth: blaze m13 m14", IllegalMoveCode.SAME_CARD_TWICE);
    assertThat(blaze.legalCommands(GameSeats.FETH))
        .contains("blaze n12", "blaze n12 m13", "blaze m13", "blaze n14")
        .doesNotContain("blaze m13 n12", "blaze n12 n14");
  }

  @Test
  void sinkPutsACardBeneathAllCardsItOverlaps() {
    Scene sunk =
        sceneWhileBuilding("b4+b1a | g3 | y4 | p5", "")
            .when("feth: sink n12")
            .then("atman r4@n12 r3@m13 g2b@n14\nphase build");
    assertThat(AtmanText.draw(sunk.state().atman()))
        .isEqualTo(
            """
                m   n   o
            12 --- r4# r4.
            13 r3. r3# r4#
            14 r3. g2# g2.
            15 --- g2# g2.
            """);
  }

  @Test
  void sinkRequiresACardBeneath() {
    Scene scene = sceneWhileBuilding("b4+b1a | g3 | y4 | p5", "");
    scene.rejects("feth: sink m13", IllegalMoveCode.NO_CARD_BENEATH);
    assertThat(scene.legalCommands(GameSeats.FETH))
        .contains("sink n12", "sink n14")
        .doesNotContain("sink m13");
  }

  @Test
  void driftMovesACardByThePlacementRules() {
    Scene scene = sceneWhileBuilding("g3+b4 | g1a | y4 | p5", "");
    scene
        .rejects("feth: drift n12 to n12", IllegalMoveCode.CARD_NOT_MOVED)
        .rejects("feth: drift n12 to n13", IllegalMoveCode.QUADRANTS_DIFFER)
        .rejects("feth: drift n12 to z9", IllegalMoveCode.COVERS_NO_CARD)
        .when("feth: drift n14 to o13")
        .then("atman r3@m13 r4@n12 g2b@o13\nphase build")
        .tells(new Observation.Drifted(Scene.card("g2b"), Scene.spot("n14"), Scene.spot("o13")));
  }

  /** A card cannot be placed on itself. */
  @Test
  void driftRequiresAnotherVisibleCard() {
    Scene scene = Scene.of("phase draw\natman r3@m13\npoem g3+b4 | g1a | y4 | p5\nline b1a");
    scene.rejects("feth: drift m13 to m12", IllegalMoveCode.COVERS_NO_CARD);
    assertThat(scene.legalCommands(GameSeats.FETH))
        .noneMatch(command -> command.startsWith("drift"));
  }

  @Test
  void seedDrawsACardIntoTheLine() {
    sceneWhileBuilding("b4+g1a | g3 | y4 | p5", "line b1a\ndeck y1a")
        .when("feth: seed")
        .then("line b1a y1a\nphase build")
        .tells(new Observation.Seeded(Scene.card("y1a")));
  }

  @Test
  void aRavenDrawnBySeedIsDiscarded() {
    sceneWhileBuilding("b4+g1a | g3 | y4 | p5", "line b1a\ndeck R")
        .when("feth: seed")
        .then("line b1a\ndiscards R\nrow")
        .tells(new Observation.RavenHeldOff(Color.RED));
  }

  @Test
  void seedAndBloomAreOnlyPossibleWhileBuilding() {
    sceneWhileDrawing("b4+g1a | g3 | y4 | p5", "")
        .rejects("feth: seed", IllegalMoveCode.ONLY_WHILE_BUILDING);
    sceneWhileDrawing("b2a+g5 | g3 | y4 | p5", "discards r1a")
        .rejects("feth: bloom 1", IllegalMoveCode.ONLY_WHILE_BUILDING);
    Scene beforeAnnouncement =
        Scene.of(
            "phase before_announcement\n" + ATMAN + "poem b2a+g5 | g4+r1a | y4 | p5\ndiscards r1b");
    beforeAnnouncement.rejects("feth: bloom 1", IllegalMoveCode.ONLY_WHILE_BUILDING);
  }

  @Test
  void seedRequiresACardInTheDeck() {
    sceneWhileBuilding("b4+g1a | g3 | y4 | p5", "line b1a\ndeck .")
        .rejects("feth: seed", IllegalMoveCode.DECK_EMPTY);
  }

  @Test
  void bloomMovesADiscardedMemoryIntoTheLine() {
    sceneWhileBuilding("b2a+g5 | g3 | y4 | p5", "line b1a\ndiscards r1a R y1a")
        .rejects("feth: bloom 2", IllegalMoveCode.NO_SUCH_CARD_DISCARDED)
        .rejects("feth: bloom 4", IllegalMoveCode.NO_SUCH_CARD_DISCARDED)
        .when("feth: bloom 3")
        .then("line b1a y1a\ndiscards r1a R")
        .tells(new Observation.Bloomed(Scene.card("y1a")));
  }

  @Test
  void glimmerShowsOnlyFethTheTopThreeCards() {
    Scene whileLooking =
        sceneWhileDrawing("b4+y1a | g3 | y4 | p5", "deck r1a R g1a b1a").when("feth: glimmer");
    assertThat(whileLooking.observations(GameSeats.FETH))
        .contains(new Observation.Glimpsed(faceUp("r1a", "R", "g1a")));
    assertThat(whileLooking.observations(GameSeats.REN))
        .contains(new Observation.Glimpsed(Face.down(3)));
    assertThat(whileLooking.view(GameSeats.FETH).piles().deckTop())
        .isEqualTo(faceUp("r1a", "R", "g1a"));
    assertThat(whileLooking.view(GameSeats.REN).piles().deckTop()).isEqualTo(Face.down(3));
  }

  @Test
  void cardsSeenByGlimmerAreReturnedInAnyOrder() {
    Scene whileLooking =
        sceneWhileDrawing("b4+y1a | g3 | y4 | p5", "deck r1a R g1a b1a").when("feth: glimmer");
    whileLooking
        .rejects("feth: draw", IllegalMoveCode.WRONG_PHASE)
        .rejects("feth: order 1 2", IllegalMoveCode.INVALID_ORDER);
    assertThat(whileLooking.legalCommands(GameSeats.FETH)).hasSize(6).startsWith("order 1 2 3");
    Scene afterOrdering = whileLooking.when("feth: order 3 1 2");
    afterOrdering.then("phase draw");
    assertThat(afterOrdering.state().piles().deck().reversed().subList(0, 4))
        .containsExactly(
            Scene.card("g1a"), Scene.card("r1a"), Raven.of(Color.RED), Scene.card("b1a"));
    assertThat(afterOrdering.observations(GameSeats.REN))
        .isEqualTo(whileLooking.when("feth: order 1 2 3").observations(GameSeats.REN))
        .containsExactly(new Observation.PutBack(Face.down(3)));
    afterOrdering.when("feth: draw 2").then("line g1a r1a");
    assertThat(afterOrdering.when("feth: draw 2").view(GameSeats.FETH).piles().deckTop())
        .isEqualTo(faceUp("R"));
  }

  @Test
  void glimmerShowsFewerCardsIfTheDeckIsSmaller() {
    Scene twoCards =
        sceneWhileDrawing("b4+y1a | g3 | y4 | p5", "deck r1a R .").when("feth: glimmer");
    assertThat(twoCards.legalCommands(GameSeats.FETH)).containsExactly("order 1 2", "order 2 1");
    Scene oneCard = sceneWhileDrawing("b4+y1a | g3 | y4 | p5", "deck r1a .").when("feth: glimmer");
    assertThat(oneCard.legalCommands(GameSeats.FETH)).containsExactly("order 1");
    sceneWhileBuilding("b4+y1a | g3 | y4 | p5", "deck .")
        .rejects("feth: glimmer", IllegalMoveCode.DECK_EMPTY);
  }

  @Test
  void dawnChasesARavenInTheRowAndRevealsNoHeart() {
    sceneWhileDrawing("b4+y3 | r5 | g3 | p5", "row R(r1a) B\nchased G")
        .rejects("feth: dawn green", IllegalMoveCode.RAVEN_NOT_IN_ROW)
        .rejects("feth: dawn purple", IllegalMoveCode.RAVEN_NOT_IN_ROW)
        .when("feth: dawn red")
        .then("row B\nchased R G\ndiscards r1a\nphase draw")
        .tells(GameSeats.REN, "PowerUsed", "RavenChased");
  }

  @Test
  void dawnInTheLastBatchDefeatsTheRaven() {
    Scene.of("batch 3\nphase draw\n" + ATMAN + "poem b4+y3 | g3 | y4 | p5\nrow R(r1a) B")
        .when("feth: dawn red")
        .then("defeated R\nscore R r1a\nrow B\ndiscards");
  }

  @Test
  void whisperShowsOnlyFethTheCardsBeneathARaven() {
    Scene whispering =
        sceneWhileDrawing("b4+p1a | g3 | y4 | p5", "row R(r1a r2a) B").when("feth: whisper red");
    assertThat(whispering.observations(GameSeats.FETH))
        .contains(new Observation.Whispered(Color.RED, faceUp("r1a", "r2a")));
    assertThat(whispering.observations(GameSeats.REN))
        .contains(new Observation.Whispered(Color.RED, Face.down(2)));
    assertThat(whispering.view(GameSeats.FETH).raven(Color.RED).cardsBeneath())
        .isEqualTo(faceUp("r1a", "r2a"));
    assertThat(whispering.view(GameSeats.REN).raven(Color.RED).cardsBeneath())
        .isEqualTo(Face.down(2));
  }

  @Test
  void whisperDiscardsOneCardBeneathTheRaven() {
    Scene whispering =
        sceneWhileDrawing("b4+p1a | g3 | y4 | p5", "row R(r1a r2a) B").when("feth: whisper red");
    assertThat(whispering.legalCommands(GameSeats.FETH)).containsExactly("free 1", "free 2");
    whispering
        .rejects("feth: free 3", IllegalMoveCode.NO_SUCH_CARD_BENEATH)
        .when("feth: free 2")
        .then("row R(r1a) B\ndiscards r2a\nphase draw")
        .tells(new Observation.Freed(Color.RED, Scene.cards("r2a")));
  }

  @Test
  void whisperAndRequiemRequireACardBeneathTheRaven() {
    sceneWhileDrawing("b4+p1a | g3+p3 | y4 | p5", "row R")
        .rejects("feth: whisper red", IllegalMoveCode.NO_CARD_BENEATH_RAVEN)
        .rejects("feth: requiem red", IllegalMoveCode.NO_CARD_BENEATH_RAVEN)
        .rejects("feth: requiem blue", IllegalMoveCode.RAVEN_NOT_IN_ROW);
  }

  @Test
  void requiemDiscardsEveryCardBeneathTheRaven() {
    sceneWhileDrawing("b4+p3 | g3 | y4 | p5", "row R(r1a r2a) B(b1a)")
        .when("feth: requiem red")
        .then("row R B(b1a)\ndiscards r1a r2a\nphase draw")
        .tells(new Observation.Freed(Color.RED, Scene.cards("r1a r2a")));
  }

  private static List<Face> faceUp(String... names) {
    return Arrays.stream(names).map(Scene::face).toList();
  }
}
