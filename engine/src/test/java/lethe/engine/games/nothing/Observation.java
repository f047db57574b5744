package lethe.engine.games.nothing;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Seat;

/** An observation of the game. */
public sealed interface Observation {
  /** The hands were dealt. */
  record Dealt(int cards) implements Observation {}

  /** A seat laid cards on its pile. The observation is ephemeral. */
  record Laid(Seat seat, List<Integer> cards) implements Observation {}

  /**
   * A seat drew from the deck.
   *
   * @param card the card; visible only to that seat
   */
  record Drew(Seat seat, Optional<Integer> card) implements Observation {}

  /** All cards have been laid, and the piles were turned face up, north's pile first. */
  record Counted(List<List<Integer>> piles) implements Observation {}
}
