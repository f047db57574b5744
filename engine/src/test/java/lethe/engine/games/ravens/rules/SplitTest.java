package lethe.engine.games.ravens.rules;

import static org.assertj.core.api.Assertions.assertThat;

import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.IllegalMoveCode;
import lethe.engine.games.ravens.Loss;
import lethe.engine.games.ravens.Observation;
import org.junit.jupiter.api.Test;

/** Tests splits of the Atman, with ruling 13. Rule book: If the Atman is split or runs out. */
class SplitTest {
  /** A blue 2 and a red 1, connected by the blue 5 between them. */
  private static final String BRIDGE = "atman b2b@m13 b5@n13 r1b@o14\n";

  @Test
  void renKeepsOneChunkAndTheRestIsDiscarded() {
    Scene split = Scene.of(BRIDGE + "phase take\npoem g2a | g3 | y4 | p5").when("ren: take n13");
    split
        .then("phase keep\natman b2b@m13 r1b@o14\npoem g2a+b5 | g3 | y4 | p5")
        .tells(new Observation.AtmanSplit(2))
        .awaits(GameSeats.REN);
    assertThat(split.legalCommands(GameSeats.REN)).containsExactly("keep m13", "keep o14");
    split
        .when("ren: keep o14")
        .then("atman r1b@o14\ndiscards b2b")
        .tells(new Observation.ChunkKept(Scene.spot("o14")));
  }

  @Test
  void discardedChunksAreDevouredByRavens() {
    Scene.of(BRIDGE + "phase take\npoem g2a | g3 | y4 | p5\nrow R")
        .when("ren: take n13")
        .when("ren: keep m13")
        .then("atman b2b@m13\nrow R(r1b)\ndiscards");
  }

  @Test
  void aChunkMayBeNamedByAnyVisibleSpot() {
    Scene.of(BRIDGE + "phase take\npoem g2a | g3 | y4 | p5")
        .when("ren: take n13")
        .rejects("ren: keep z1", IllegalMoveCode.NO_CARD_AT_SPOT)
        .rejects(
            GameSeats.REN,
            new Command.Keep(Scene.spot("p15")),
            IllegalMoveCode.NOT_FIRST_SPOT_OF_CARD)
        .when("ren: keep p15")
        .tells(new Observation.ChunkKept(Scene.spot("o14")));
  }

  /** Ruling 13. */
  @Test
  void renAlsoChoosesAChunkInFethsTurn() {
    Scene.of(BRIDGE + "phase draw\nline g1a\npoem g3+r1a | g2a | y4 | p5\nzone 1")
        .when("feth: sever n13")
        .then("phase keep")
        .awaits(GameSeats.REN)
        .when("ren: keep m13")
        .then("phase draw\nline g1a\nzone 1\natman b2b@m13\ndiscards b5 r1b")
        .awaits(GameSeats.FETH);
  }

  /** Ruling 13: if a drift relives a memory and splits the Atman, the memory is resolved first. */
  @Test
  void aDriftCanReliveAMemoryAndSplitTheAtman() {
    Scene.of(BRIDGE + "placed 1\nline g1a\npoem g3+b4 | b3 | y4 | p5")
        .when("feth: drift n13 to l14")
        .tells(GameSeats.FETH, "PowerUsed", "Drifted", "Relived", "HeartStirred")
        .then("phase reveal")
        .when("ren: reveal 2")
        .tells(GameSeats.FETH, "HeartRelived", "AtmanSplit")
        .then("phase keep\npoem g3+b4! | ^b3 | y4 | p5")
        .when("ren: keep l14")
        .tells(GameSeats.FETH, "ChunkKept", "Discarded")
        .then("phase build\natman b2b@m13 b5@l14\nline g1a\nplaced 1")
        .awaits(GameSeats.FETH);
  }

  @Test
  void aDriftMaySplitTheAtman() {
    Scene.of(
            """
            phase draw
            atman b2b@m13 y2a@n12 p2a@m14 g4@l15
            poem r4+b3 | y3 | b4 | p5
            """)
        .when("feth: drift m13 to o11")
        .tells(new Observation.AtmanSplit(2))
        .then("phase keep")
        .awaits(GameSeats.REN);
  }

  /** Rulings 7 and 13. */
  @Test
  void aPlacementDoesNotSplitTheAtman() {
    Scene.of("atman b2b@m13\nline b4\npoem b3 | g3 | y4 | p5")
        .when("feth: place 1 at n12")
        .tells(GameSeats.FETH, "Placed");
  }

  /**
   * Rule book: Loss conditions; ruling 13: this loss takes precedence over all other consequences.
   */
  @Test
  void anAtmanWithoutCardsLosesTheMatchAtOnce() {
    Scene.of("phase take\natman b2b@m13\npoem g5 | g3 | y4 | p5")
        .when("ren: take m13")
        .isLost(Loss.ATMAN_GONE);
    Scene.of("phase draw\natman b2b@m13\npoem g3+r1a | g2a | y4 | p5")
        .when("feth: sever m13")
        .isLost(Loss.ATMAN_GONE);
  }

  /** Ruling 13. */
  @Test
  void anEmptyAtmanLosesTheMatchDespiteACompletePoem() {
    Scene.of("batch 3\nphase take\natman y4@m13\npoem ~b4+b3 | ~g3+g4 | y3 | p5")
        .when("ren: take m13")
        .isLost(Loss.ATMAN_GONE);
  }
}
