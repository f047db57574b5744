package lethe.engine.games.ravens.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.core.Spectator;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.IllegalMoveCode;
import lethe.engine.games.ravens.Loss;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.RavenThreat;
import org.junit.jupiter.api.Test;

/**
 * Tests drawing and the ravens, with rulings 4 to 6. Rule book: Feth's turn 1; The world-devouring
 * ravens.
 */
class DrawingTest {
  private static final String TABLE =
      """
      phase draw
      atman r3@m13
      poem b4 | g3 | y4 | p5
      """;

  @Test
  void drawnCardsAreLinedUpInOrder() {
    Scene.of(TABLE + "deck r1a g2a y1a")
        .when("feth: draw 2")
        .then("phase draw\nline r1a g2a")
        .tells(GameSeats.REN, "Drew", "Drew")
        .tells(new Observation.Drew(2, Scene.card("g2a")))
        .when("feth: draw")
        .then("line r1a g2a y1a");
  }

  /** Ruling 4. */
  @Test
  void fethMustDrawAtLeastOneCard() {
    Scene.of(TABLE).rejects("feth: draw 0", IllegalMoveCode.INVALID_DRAW_COUNT);
    Scene.of(TABLE).rejects("feth: stop", IllegalMoveCode.NO_CARD_DRAWN);
    Scene.of(TABLE).rejects("feth: place 1 at m13", IllegalMoveCode.WRONG_PHASE);
    assertThat(Scene.of(TABLE).legalCommands(GameSeats.FETH))
        .startsWith("draw", "draw 2")
        .contains("draw 30");
  }

  /** Ruling 4. */
  @Test
  void anExhaustedDeckEndsDrawingWithoutALoss() {
    Scene.of(TABLE + "deck r1a g2a .")
        .when("feth: draw 5")
        .then("phase build\nline r1a g2a\ndeck")
        .awaits(GameSeats.FETH);
  }

  @Test
  void drawnCardsNeitherGrantPowersNorChangeTheAtman() {
    Scene drawn = Scene.of(TABLE + "deck r1a g2a").when("feth: draw 2").when("feth: stop");
    drawn.rejects("feth: sever m13", IllegalMoveCode.NO_SUCH_POWER);
    drawn.then("atman r3@m13");
  }

  @Test
  void aRavenDoesNothingUntilDrawingEnds() {
    Scene drawn = Scene.of(TABLE + "deck R g2a").when("feth: draw 2");
    drawn.then("row\nline R g2a");
    drawn.when("feth: stop").then("row R\nline g2a").tells(new Observation.RavenLanded(Color.RED));
  }

  @Test
  void ravensWithinTheSafetyZoneAreDiscarded() {
    Scene.of(TABLE + "row B\nzone 1\ndeck R g2a")
        .when("feth: draw 2")
        .when("feth: stop")
        .then("row B\ndiscards R\nline g2a")
        .tells(new Observation.RavenHeldOff(Color.RED));
  }

  @Test
  void ravensBeyondTheSafetyZoneGoToTheRow() {
    Scene.of(TABLE + "row B\nzone 1\ndeck g2a R")
        .when("feth: draw 2")
        .when("feth: stop")
        .then("row R B\ndiscards\nline g2a");
  }

  /** Ruling 5: at the start of a round, the size of the zone is the number of ravens in the row. */
  @Test
  void theSafetyZoneIsAsLargeAsTheRavenRow() {
    Scene.of(
            """
            phase before_announcement
            atman r3@m13 g2b@n13
            poem b4+r1a | g3 | y4 | p5
            row B Y
            chased G
            """)
        .when("feth: pass")
        .then("phase draw\nzone 2\nround 2")
        .tells(new Observation.RoundBegan(1, 2, 2));
  }

  /** Ruling 5: a raven that is chased before the first draw makes no draw safe. */
  @Test
  void chasingARavenWhileFethDrawsShrinksTheSafetyZone() {
    Scene.of(
            """
            phase draw
            atman r3@m13
            poem b4+y3 | g3 | y4 | p5
            row B P
            zone 2
            deck g2a R
            """)
        .when("feth: dawn blue")
        .then("row P\nchased B\nzone 1")
        .when("feth: draw 2")
        .when("feth: stop")
        .then("discards\nrow R P");
  }

  @Test
  void chasingTheOnlyRavenLeavesNoDrawSafe() {
    Scene.of(
            """
            phase draw
            atman r3@m13
            poem b4+y3 | g3 | y4 | p5
            row B
            zone 1
            deck R g2a
            """)
        .when("feth: dawn blue")
        .then("row\nchased B\nzone 0")
        .when("feth: draw 2")
        .when("feth: stop")
        .then("discards\nrow R");
  }

  /** Ruling 5: the first draw was safe when it was made; the next draw is not safe. */
  @Test
  void aRavenDrawnSafelyIsHeldOffDespiteAShrinkingZone() {
    Scene.of(
            """
            phase draw
            atman r3@m13
            poem b4+y3 | g3 | y4 | p5
            row B P
            zone 2
            deck R G g2a
            """)
        .when("feth: draw")
        .when("feth: dawn blue")
        .then("line R\nzone 1")
        .when("feth: draw 2")
        .when("feth: stop")
        .then("discards R\nrow G P\nline g2a");
  }

  @Test
  void afterAllSafeDrawsTheSafetyZoneDoesNotShrink() {
    Scene.of(
            """
            phase draw
            atman r3@m13
            poem b4+y3 | g3 | y4 | p5
            row B
            zone 1
            deck R G g2a
            """)
        .when("feth: draw 2")
        .when("feth: dawn blue")
        .then("line R G\nzone 1")
        .when("feth: draw")
        .when("feth: stop")
        .then("discards R\nrow G\nline g2a");
  }

  /** A raven beyond the zone lands only when drawing ends. Until then it makes no draw safe. */
  @Test
  void aRavenInTheLineMakesNoDrawSafe() {
    Scene.of(TABLE + "deck R G g2a").when("feth: draw 3").when("feth: stop").then("row R G");
  }

  @Test
  void discardedMemoriesOfAStandingRavensColorAreDevoured() {
    Scene.of(
            """
            atman r3@m13
            poem b4 | g3 | y4 | p5
            row B
            placed 1
            line b1a g2a
            """)
        .when("feth: end")
        .then("row B(b1a)\ndiscards g2a")
        .tells(new Observation.Discarded(Scene.cards("g2a"), Scene.cards("b1a")));
  }

  @Test
  void devouredCardsAreHiddenFromEveryone() {
    Scene scene = Scene.of(TABLE + "row B(b1a b2a)");
    for (Viewer viewer : List.of(GameSeats.FETH, GameSeats.REN, Spectator.SPECTATOR)) {
      assertThat(scene.view(viewer).raven(Color.BLUE).cardsBeneath()).isEqualTo(Face.down(2));
    }
  }

  @Test
  void theViewWarnsOfNoRavenAfterTheEnd() {
    Scene lost = Scene.of(TABLE + "row R B G Y\ndeck P").when("feth: draw; stop");
    assertThat(lost.isLost(Loss.FIVE_RAVENS).view(GameSeats.FETH).threat())
        .isEqualTo(RavenThreat.NONE);
  }

  /** Rule book: Loss conditions; ruling 6. */
  @Test
  void fiveRavensInTheRowLoseTheMatch() {
    Scene.of(TABLE + "row R B G Y\ndeck P g2a")
        .when("feth: draw 2")
        .when("feth: stop")
        .isLost(Loss.FIVE_RAVENS);
  }

  /** Ruling 6. */
  @Test
  void chasedRavensDoNotCountAsRavensInTheRow() {
    Scene.of(TABLE + "row R B G\nchased Y\ndeck P g2a")
        .when("feth: draw 2")
        .when("feth: stop")
        .then("phase build\nrow R B G P\nchased Y");
  }

  @Test
  void theViewWarnsOfAFifthRaven() {
    assertThat(threatWith("row R B G")).isEqualTo(RavenThreat.NONE);
    assertThat(threatWith("row R B G\nchased Y")).isEqualTo(RavenThreat.ONE_MORE_RETURNING);
    assertThat(threatWith("row R B G Y")).isEqualTo(RavenThreat.ONE_MORE);
    assertThat(threatWith("row R B G P\nchased Y")).isEqualTo(RavenThreat.FIVE_AT_NEXT_BATCH);
    assertThat(threatWith("row R B G\nchased Y\nline g2a P"))
        .isEqualTo(RavenThreat.FIVE_AT_NEXT_BATCH);
    assertThat(threatWith("row R B G Y\nline P")).isEqualTo(RavenThreat.FIVE_AFTER_DRAWING);
    assertThat(threatWith("batch 3\nrow R B G\ndefeated Y")).isEqualTo(RavenThreat.NONE);
  }

  @Test
  void theViewWarnsOfAFifthRavenWhileAGlimmerInterruptsDrawing() {
    Scene glimmer =
        Scene.of(
                """
                phase draw
                atman r3@m13
                poem b4+y1a | g3 | y4 | p5
                row R B G Y
                line P
                deck r1a g1a b1a
                """)
            .when("feth: glimmer");
    assertThat(glimmer.view(GameSeats.FETH).progress().phase()).isEqualTo(Phase.ORDER);
    assertThat(glimmer.view(GameSeats.FETH).threat()).isEqualTo(RavenThreat.FIVE_AFTER_DRAWING);
  }

  @Test
  void theViewWarnsOfAFifthRavenOnlyIfItCanLand() {
    assertThat(threatWith("row R B G Y\nline P\nzone 4")).isEqualTo(RavenThreat.NONE);
    assertThat(threatWith("row R B G Y\ndiscards P")).isEqualTo(RavenThreat.NONE);
    assertThat(threatWith("row R B G\nchased Y\nline P\nzone 3")).isEqualTo(RavenThreat.NONE);
    assertThat(threatWith("batch 3\nrow R B G Y")).isEqualTo(RavenThreat.ONE_MORE);
    assertThat(threatWith("batch 3\nrow R B G Y\ndefeated P")).isEqualTo(RavenThreat.NONE);
  }

  private static RavenThreat threatWith(String lines) {
    return Scene.of(TABLE + lines).view(GameSeats.FETH).threat();
  }
}
