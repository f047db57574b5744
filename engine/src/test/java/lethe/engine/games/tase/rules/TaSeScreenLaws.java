package lethe.engine.games.tase.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import lethe.engine.core.Game;
import lethe.engine.core.Options;
import lethe.engine.core.ScreenLaws;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Command.Keep;
import lethe.engine.games.tase.Command.Put;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.RuleNumbers;
import lethe.engine.games.tase.Side;
import lethe.engine.games.tase.TaSe;
import lethe.engine.games.tase.View;

/**
 * Implements {@link ScreenLaws} for Ta-Se. {@link TaSeLawsTest} adds the other laws of the game.
 * The test of its screens, in the app, extends this class directly.
 */
public abstract class TaSeScreenLaws implements ScreenLaws<State, Command, Observation, View> {
  @Override
  public Validated<Game<?, Command, Observation, View>> open(Options options) {
    return TaSe.open(options);
  }

  @Override
  public List<Command> additionalCandidates() {
    return List.of(
        new Keep(), new Put(0, 1), new Put(9, 1), new Put(-8, 1), new Put(5, 0), new Put(5, 4));
  }

  /** The cups that are opened at the end of a round reveal new information. */
  @Override
  public boolean reveals(Observation observation, Viewer viewer) {
    return observation instanceof Observation.Scored;
  }

  /**
   * After an undo, the chip is visible in the hand again, and the preceding announcements are the
   * latest again.
   */
  @Override
  public boolean canUndoReveal() {
    return true;
  }

  @Override
  public Object pieces(State state) {
    List<String> pieces = new ArrayList<>();
    for (Seat seat : GameSeats.SEATS.firstSeats(2)) {
      Side side = state.side(seat.index());
      for (Chips chips :
          List.of(
              side.hand(),
              side.discardedChips(),
              cup(state, seat, 1),
              cup(state, seat, 2),
              cup(state, seat, 3))) {
        chips.values().forEach(chip -> pieces.add(seat + " " + chip));
      }
    }
    return pieces.stream().sorted().toList();
  }

  @Override
  public Map<String, Object> itemLocations(State state) {
    Map<String, Object> locations = new LinkedHashMap<>();
    for (Seat seat : GameSeats.SEATS.firstSeats(2)) {
      Side side = state.side(seat.index());
      side.hand().values().forEach(chip -> locations.put(seat + " " + chip, "hand"));
      side.discardedChips().values().forEach(chip -> locations.put(seat + " " + chip, "out"));
      for (int cup = 1; cup <= RuleNumbers.CUPS; cup++) {
        String cupName = "cup " + cup;
        cup(state, seat, cup).values().forEach(chip -> locations.put(seat + " " + chip, cupName));
      }
    }
    return locations;
  }

  /**
   * Every chip in a closed cup is hidden, except for announced chips that the viewer still sees or
   * remembers.
   */
  @Override
  public List<Set<String>> hiddenGroups(State state, List<Observation> remembered, Viewer viewer) {
    Set<String> hidden = new TreeSet<>();
    if (state.phase() == Phase.OVER) {
      return List.of();
    }
    for (Seat seat : GameSeats.SEATS.firstSeats(2)) {
      Side side = state.side(seat.index());
      Chips.ALL
          .without(side.hand())
          .without(side.discardedChips())
          .values()
          .forEach(chip -> hidden.add(seat + " " + chip));
    }
    state.latestChips().forEach(placed -> hidden.remove(placed.seat() + " " + placed.chip()));
    for (Observation observation : remembered) {
      if (observation instanceof Placed(int round, Seat seat, int chip, int _)
          && round == state.round()) {
        hidden.remove(seat + " " + chip);
      }
    }
    return List.of(hidden);
  }

  private static Chips cup(State state, Seat seat, int cup) {
    return state.cups().chips(seat.index(), cup);
  }
}
