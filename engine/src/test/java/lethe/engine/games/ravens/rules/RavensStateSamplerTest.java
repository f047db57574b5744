package lethe.engine.games.ravens.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.core.Spectator;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Observation;
import org.junit.jupiter.api.Test;

/** Tests sampled states for particular positions. The laws test them in complete matches. */
class RavensStateSamplerTest {
  private static final int SEEDS = 6;

  private static final String ATMAN = "atman r3@m13 g2b@n14 r4@n12\n";

  private static final Scene CARDS_EVERYWHERE =
      Scene.of(
          ATMAN
              + """
              phase build
              placed 1
              line b1a
              poem b4+r1a | g3 | ~y4+y1b | p5
              row R(r2a r2b) B(b2a)
              chased G
              discards y1a P
              destroyed y2a y2b
              score g5
              """);

  private static final List<Scene> SCENES =
      List.of(
          CARDS_EVERYWHERE,
          Scene.of("phase arrange\natman r3@m13\npoem b4 | g3 | y4 | p5"),
          Scene.of("batch 3\nphase take\n" + ATMAN + "poem b1a | g3 | y4 | p5\nscore g1a p1a"),
          Scene.of("batch 3\nphase take\n" + ATMAN + "poem b1a | g3 | y4 | p5\nscore g1a p1a")
              .when("ren: take n14")
              .when("ren: with 2"),
          Scene.of("atman b2b@m13\nline b5 g1a\npoem b4 | g3 | y4 | p5")
              .when("feth: place 1 at n13"),
          Scene.of("atman b2b@m13\nline b5 g1a\npoem r4 | g3 | y4 | p5")
              .when("feth: place 1 at n13"),
          Scene.of("phase draw\n" + ATMAN + "poem b4+y1a | g3 | y4 | p5\ndeck r1a R g1a b1a")
              .when("feth: glimmer"),
          Scene.of("phase draw\n" + ATMAN + "poem b4+p1a | g3 | y4 | p5\nrow R(r1a r2a) B")
              .when("feth: whisper red"),
          Scene.of("phase take\n" + ATMAN + "poem b5 | g3 | y4 | p5").when("ren: take n12"),
          Scene.of(
                  """
                  phase take
                  atman b2b@m13 y2a@n12 p2a@m14 g4@l15
                  poem b4+b3! | y3+p4! | r3 | p5
                  """)
              .when("ren: take l15"),
          Scene.of("phase batch_end\nrow R(r1a)\nparting p3 p4 y3\ndiscards p3 p4 y3"));

  @Test
  void sampledStatesHaveEqualViewsAndContainEveryPiece() {
    RavensLawsTest laws = new RavensLawsTest();
    for (Scene scene : SCENES) {
      for (Viewer viewer : List.of(GameSeats.FETH, GameSeats.REN, Spectator.SPECTATOR)) {
        for (int seed = 0; seed < SEEDS; seed++) {
          State state = scene.sampleState(viewer, List.of(), seed);
          assertThat(new Scene(state, List.of()).view(viewer)).isEqualTo(scene.view(viewer));
          assertThat(laws.pieces(state)).isEqualTo(laws.pieces(scene.state()));
        }
      }
    }
  }

  @Test
  void rememberedCardsKeepTheirLocations() {
    List<Card> red = Scene.cards("r2a r2b");
    Observation devoured = new Observation.Discarded(List.of(), red);
    Observation freed = new Observation.Freed(Color.RED, red.subList(0, 1));
    Observation yellow = new Observation.Discarded(List.of(), Scene.cards("y2a y2b"));
    Observation destroyed = new Observation.Destroyed(2);
    List<Observation> observations = List.of(yellow, destroyed, devoured);
    State truth = CARDS_EVERYWHERE.state();
    boolean hasOtherCards = false;
    for (int seed = 0; seed < SEEDS; seed++) {
      State sampled = CARDS_EVERYWHERE.sampleState(GameSeats.FETH, observations, seed);
      assertThat(sampled.raven(Color.RED)).isEqualTo(truth.raven(Color.RED));
      assertThat(sampled.piles().destroyedCards()).isEqualTo(truth.piles().destroyedCards());
      State sampledWithFreed =
          CARDS_EVERYWHERE.sampleState(
              GameSeats.FETH, List.of(yellow, destroyed, devoured, freed), seed);
      assertThat(sampledWithFreed.raven(Color.RED).cardsBeneath() & red.getLast().bit())
          .isNotZero();
      hasOtherCards |= !sampledWithFreed.raven(Color.RED).equals(truth.raven(Color.RED));
    }
    assertThat(hasOtherCards).isTrue();
  }

  /** No sampled heart has a color or a number that public information rules out. */
  @Test
  void sampledHeartsAgreeWithPublicInformation() {
    for (Scene scene : SCENES) {
      for (int seed = 0; seed < SEEDS; seed++) {
        State state = scene.sampleState(GameSeats.FETH, List.of(), seed);
        for (RowState row : state.poem().rows()) {
          if (row.isHeartDown()) {
            assertThat(row.heart().number())
                .isBetween(row.minNumber(), row.meter() - row.poemTotal());
            assertThat(row.excludedColors().has(row.heart().color())).isFalse();
          }
        }
      }
    }
  }
}
