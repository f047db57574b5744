package lethe.engine.games.nothing;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Seat;

/** An observation that viewers are told. */
public sealed interface Observation {
  /** The hands were dealt. */
  record Dealt(int cards) implements Observation {}

  /** A seat laid cards on its pile. Fleeting: they are announced once. */
  record Laid(Seat seat, List<Integer> cards) implements Observation {}

  /**
   * A seat drew from the deck.
   *
   * @param card the card; only that seat is told
   */
  record Drew(Seat seat, Optional<Integer> card) implements Observation {}

  /** All cards were laid, and the piles turned up, north's first. */
  record Counted(List<List<Integer>> piles) implements Observation {}
}
