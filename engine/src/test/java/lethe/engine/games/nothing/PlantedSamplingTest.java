package lethe.engine.games.nothing;

import static lethe.engine.games.nothing.FaultyGameLaws.assertFinds;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.GameLaws;
import lethe.engine.core.Rng;
import lethe.engine.core.Viewer;
import org.junit.jupiter.api.Test;

/** Tests that the laws find errors in the sampling of states. */
class PlantedSamplingTest {
  @Test
  void samplingOnlyTheTruthIsFound() {
    assertFinds(
        GameLaws::sampledStatesCoverEveryPossibility,
        "never imagines",
        new FaultyGame() {
          private Optional<State> latestState = Optional.empty();

          @Override
          View view(State state, Viewer viewer) {
            latestState = Optional.of(state);
            return super.view(state, viewer);
          }

          @Override
          State sampleState(View view, List<Observation> observations, Viewer viewer, Rng rng) {
            return latestState.orElseThrow();
          }
        });
  }

  @Test
  void samplingTheDeckInOneOrderIsFound() {
    assertFinds(
        GameLaws::sampledStatesCoverEveryPossibility,
        "never imagines",
        new FaultyGame() {
          @Override
          State sampleState(View view, List<Observation> observations, Viewer viewer, Rng rng) {
            State state = super.sampleState(view, observations, viewer, rng);
            List<Integer> deck = state.deck().stream().sorted().toList();
            return new State(state.mover(), state.hands(), state.piles(), state.picked(), deck);
          }
        });
  }

  @Test
  void samplingOnlyOneStateIsFound() {
    assertFinds(
        GameLaws::sampledStatesCoverEveryPossibility,
        "never imagines",
        new FaultyGame() {
          @Override
          State sampleState(View view, List<Observation> observations, Viewer viewer, Rng rng) {
            return super.sampleState(view, observations, viewer, new Rng(1));
          }
        });
  }

  /** Each card can be at any position, but always between the same two neighbors. */
  @Test
  void samplingOnlyRotationsOfTheDeckIsFound() {
    assertFinds(
        GameLaws::sampledStatesExchangeAnyTwoHiddenItems,
        "never exchanges",
        new FaultyGame() {
          @Override
          State sampleState(View view, List<Observation> observations, Viewer viewer, Rng rng) {
            State state = super.sampleState(view, observations, viewer, new Rng(1));
            List<Integer> deck = new ArrayList<>(state.deck().stream().sorted().toList());
            Collections.rotate(deck, rng.nextInt(10).value());
            return new State(state.mover(), state.hands(), state.piles(), state.picked(), deck);
          }
        });
  }

  @Test
  void samplingWithoutMemoryIsFound() {
    assertFinds(
        GameLaws::sampledStatesCoverEveryPossibility,
        "knows",
        new FaultyGame() {
          @Override
          State sampleState(View view, List<Observation> observations, Viewer viewer, Rng rng) {
            return super.sampleState(view, List.of(), viewer, rng);
          }
        });
  }

  @Test
  void samplingWithoutTheViewIsFound() {
    FaultyGame game =
        new FaultyGame() {
          @Override
          State sampleState(View view, List<Observation> observations, Viewer viewer, Rng rng) {
            return deal(rng);
          }
        };
    assertFinds(GameLaws::sampledStatesCoverEveryPossibility, "knows", game);
    assertFinds(GameLaws::noViewerCanDistinguishTheTrueStateFromItsTwins, "sees", game);
  }
}
