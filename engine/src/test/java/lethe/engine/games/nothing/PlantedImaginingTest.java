package lethe.engine.games.nothing;

import static lethe.engine.games.nothing.FaultyGameLaws.finds;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.GameLaws;
import lethe.engine.core.Rng;
import lethe.engine.core.Viewer;
import org.junit.jupiter.api.Test;

/** Tests that the laws find states that are imagined wrongly, and a state that prints itself. */
class PlantedImaginingTest {
  @Test
  void aStateThatPrintsItselfIsFound() {
    finds(
        GameLaws::theTextOfAStateRevealsNothing,
        "state as text",
        new FaultyGame() {
          @Override
          String text(State state) {
            return "State with " + state.deck();
          }
        });
  }

  @Test
  void imaginingOnlyTheTruthIsFound() {
    finds(
        GameLaws::imaginedStatesCoverEveryPossibility,
        "never imagines",
        new FaultyGame() {
          private Optional<State> seen = Optional.empty();

          @Override
          View view(State state, Viewer viewer) {
            seen = Optional.of(state);
            return super.view(state, viewer);
          }

          @Override
          State imagined(View view, List<Observation> observations, Viewer viewer, Rng rng) {
            return seen.orElseThrow();
          }
        });
  }

  @Test
  void imaginingTheDeckInOneOrderIsFound() {
    finds(
        GameLaws::imaginedStatesCoverEveryPossibility,
        "never imagines",
        new FaultyGame() {
          @Override
          State imagined(View view, List<Observation> observations, Viewer viewer, Rng rng) {
            State state = super.imagined(view, observations, viewer, rng);
            List<Integer> deck = state.deck().stream().sorted().toList();
            return new State(state.mover(), state.hands(), state.piles(), state.picked(), deck);
          }
        });
  }

  @Test
  void imaginingOnlyOneStateIsFound() {
    finds(
        GameLaws::imaginedStatesCoverEveryPossibility,
        "never imagines",
        new FaultyGame() {
          @Override
          State imagined(View view, List<Observation> observations, Viewer viewer, Rng rng) {
            return super.imagined(view, observations, viewer, new Rng(1));
          }
        });
  }

  /** Each card is anywhere in some of the states, but always between the same two neighbors. */
  @Test
  void imaginingOnlyRotationsOfTheDeckIsFound() {
    finds(
        GameLaws::imaginedStatesExchangeAnyTwoHiddenThings,
        "never exchanges",
        new FaultyGame() {
          @Override
          State imagined(View view, List<Observation> observations, Viewer viewer, Rng rng) {
            State state = super.imagined(view, observations, viewer, new Rng(1));
            List<Integer> deck = new ArrayList<>(state.deck().stream().sorted().toList());
            Collections.rotate(deck, rng.nextInt(10).value());
            return new State(state.mover(), state.hands(), state.piles(), state.picked(), deck);
          }
        });
  }

  @Test
  void imaginingWithoutMemoryIsFound() {
    finds(
        GameLaws::imaginedStatesCoverEveryPossibility,
        "knows",
        new FaultyGame() {
          @Override
          State imagined(View view, List<Observation> observations, Viewer viewer, Rng rng) {
            return super.imagined(view, List.of(), viewer, rng);
          }
        });
  }

  @Test
  void imaginingWithoutTheViewIsFound() {
    FaultyGame blind =
        new FaultyGame() {
          @Override
          State imagined(View view, List<Observation> observations, Viewer viewer, Rng rng) {
            return deal(rng);
          }
        };
    finds(GameLaws::imaginedStatesCoverEveryPossibility, "knows", blind);
    finds(GameLaws::noViewerCanTellTheTrueStateFromItsTwins, "sees", blind);
  }
}
