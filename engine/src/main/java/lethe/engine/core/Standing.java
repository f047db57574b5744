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
record Standing<S, C, O, V>(Seat seat, List<Event<O>> events, Played<S, C, O, V> before) {
  /**
   * Returns the reason why the last ply of these seats cannot be taken back, or an empty value if
   * it can.
   *
   * @param last the last ply that was not taken back
   * @param since plies made before this position cannot be taken back
   */
  static <S, C, O, V> Optional<Rejection> undoRefusal(
      Optional<Standing<S, C, O, V>> last, List<Seat> seats, int since) {
    Optional<Standing<S, C, O, V>> ply = last;
    while (ply.isPresent() && ply.get().isSilent() && !seats.contains(ply.get().seat)) {
      ply = ply.get().earlier();
    }
    if (ply.isEmpty() || ply.get().before.position() < since) {
      return Optional.of(Rejection.of(Refusal.NOTHING_TO_UNDO));
    }
    if (!seats.contains(ply.get().seat)) {
      return Optional.of(Rejection.of(Refusal.ANOTHER_HAS_MOVED, ply.get().seat));
    }
    return ply.get().before.isRevocable(ply.get().events)
        ? Optional.empty()
        : Optional.of(Rejection.of(Refusal.SEEN_OR_HEARD));
  }

  /** Returns whether nobody was told of this ply. */
  boolean isSilent() {
    return events.isEmpty();
  }

  /** Returns the previous ply that was not taken back. */
  Optional<Standing<S, C, O, V>> earlier() {
    return before.last();
  }
}
