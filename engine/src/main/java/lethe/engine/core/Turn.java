package lethe.engine.core;

import java.util.List;

/** Whose move it is, or how the match ended. */
public sealed interface Turn {
  /**
   * Each of these seats may move; where there are several, in any order.
   *
   * @param seats at least one, in the order of their index
   */
  record Awaits(List<Seat> seats) implements Turn {}

  /**
   * Nobody moves any more.
   *
   * @param outcome how it ended
   */
  record Over(Outcome outcome) implements Turn {}

  /** Whether this seat may move now. */
  default boolean awaits(Seat seat) {
    return this instanceof Awaits(List<Seat> seats) && seats.contains(seat);
  }

  /** Whether the match has ended. */
  default boolean isOver() {
    return this instanceof Over;
  }
}
