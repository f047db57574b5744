package lethe.engine.core;

import java.util.List;
import java.util.Optional;

/**
 * A ply that has not been taken back.
 *
 * @param seat who made it
 * @param events what it told
 * @param before the moment before it
 */
record Standing<S, C, O, V>(Seat seat, List<Event<O>> events, Played<S, C, O, V> before) {
  /**
   * Why these seats cannot take back the last ply that one of them made, if so.
   *
   * @param last the last ply that stands
   * @param since no ply is taken back that was made when the journal had fewer entries
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

  /** Whether nobody was told anything. */
  boolean isSilent() {
    return events.isEmpty();
  }

  /** The ply that stands before this one, if there is one. */
  Optional<Standing<S, C, O, V>> earlier() {
    return before.last();
  }
}
