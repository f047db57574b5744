package lethe.engine.games.sample;

import java.util.Optional;
import lethe.engine.core.Seat;

/** An observation of the sample. */
public sealed interface Observation {
  /**
   * A seat looked at the card in its corner.
   *
   * @param face the face; empty for everyone else
   */
  record Looked(Seat seat, Place place, Optional<Integer> face) implements Observation {}

  /** A card was turned up. This observation is ephemeral. */
  record Turned(Seat seat, Place place, int face) implements Observation {}

  /** A seat took a pair. */
  record Taken(Seat seat, int face) implements Observation {}
}
