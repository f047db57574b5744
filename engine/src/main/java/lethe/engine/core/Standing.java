package lethe.engine.core;

import java.util.List;
import java.util.Optional;

/**
 * A ply that has not been taken back.
 *
 * @param seat the seat that made it
 * @param events the events it caused
 * @param before the moment before it
 */
record Standing<S, C, O, V>(Seat seat, List<GameEvent<O>> events, Played<S, C, O, V> before) {
  /** Returns the last ply that stands and either was told or made by a person in these seats. */
  static <S, C, O, V> Optional<Standing<S, C, O, V>> lastToldOrOf(
      Optional<Standing<S, C, O, V>> last, List<Seat> people) {
    Optional<Standing<S, C, O, V>> ply = last;
    while (ply.isPresent() && ply.get().isSilent() && !ply.get().isOf(people)) {
      ply = ply.get().earlier();
    }
    return ply;
  }

  /** Returns why the people in these seats cannot take this ply back, or empty if they can. */
  Optional<Rejection> undoRefusal(List<Seat> people) {
    if (!isOf(people)) {
      return Optional.of(Rejection.of(RejectionCode.ANOTHER_HAS_MOVED, seat));
    }
    return before.isRevocable(events)
        ? Optional.empty()
        : Optional.of(Rejection.of(RejectionCode.SEEN_OR_HEARD));
  }

  /** Returns whether a person made it, in one of these seats. */
  private boolean isOf(List<Seat> people) {
    return people.contains(seat) && before.isPerson(seat);
  }

  /** Whether nobody was told anything. */
  boolean isSilent() {
    return events.isEmpty();
  }

  /** Returns the previous ply that was not taken back. */
  Optional<Standing<S, C, O, V>> earlier() {
    return before.last();
  }
}
