package lethe.engine.core;

import java.util.List;

/** The seats that may move, or the end of the match. */
public sealed interface Turn {
  /**
   * Each of these seats may move, in any order.
   *
   * @param seats at least one seat, in the order of seat indexes
   */
  record Awaits(List<Seat> seats) implements Turn {}

  /** The match is over. */
  record Over(Outcome outcome) implements Turn {}

  /** Returns whether this seat may move now. */
  default boolean awaits(Seat seat) {
    return this instanceof Awaits(List<Seat> seats) && seats.contains(seat);
  }

  /** Returns whether the match is over. */
  default boolean isOver() {
    return this instanceof Over;
  }
}
