package lethe.engine.games.nothing;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import lethe.engine.core.Game;
import lethe.engine.core.GameLaws;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated;
import lethe.engine.core.Viewer;

/**
 * The laws for a game with a planted fault. The class is abstract so that JUnit does not run it as
 * a test.
 */
abstract class FaultyGameLaws
    implements GameLaws<FaultyGame.WrappedState, Command, Observation, View> {
  private final FaultyGame game;
  private final NothingLawsTest nothing = new NothingLawsTest();

  private FaultyGameLaws(FaultyGame game) {
    this.game = game;
  }

  static FaultyGameLaws lawsOf(FaultyGame game) {
    return new FaultyGameLaws(game) {};
  }

  /** Checks that a law fails for the game, with a message that contains the given text. */
  static void assertFinds(Consumer<FaultyGameLaws> law, String message, FaultyGame game) {
    assertThatThrownBy(() -> law.accept(lawsOf(game)))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(message);
  }

  @Override
  public Validated<Game<?, Command, Observation, View>> open(Options options) {
    return new Validated.Valid<>(game);
  }

  /** Increases the number of matches, because some faults occur in few matches. */
  @Override
  public int matches() {
    return 4 * GameLaws.super.matches();
  }

  @Override
  public int maxEntries() {
    return 100;
  }

  @Override
  public boolean reveals(Observation observation, Viewer viewer) {
    return nothing.reveals(observation, viewer);
  }

  @Override
  public boolean isSecret(Command command) {
    return nothing.isSecret(command);
  }

  @Override
  public Object pieces(FaultyGame.WrappedState state) {
    return nothing.pieces(state.state());
  }

  @Override
  public Map<String, Object> itemLocations(FaultyGame.WrappedState state) {
    return nothing.itemLocations(state.state());
  }

  @Override
  public List<Set<String>> hiddenGroups(
      FaultyGame.WrappedState state, List<Observation> remembered, Viewer viewer) {
    List<Set<String>> hidden = nothing.hiddenGroups(state.state(), remembered, viewer);
    if (viewer instanceof Seat seat && game.isOwnHandHidden(state.state(), viewer)) {
      state
          .state()
          .hands()
          .get(seat.index())
          .forEach(card -> hidden.getFirst().add("card " + card));
    }
    return hidden;
  }
}
