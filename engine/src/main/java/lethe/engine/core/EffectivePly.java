package lethe.engine.core;

import java.util.List;
import java.util.Optional;

/**
 * A ply that has not been taken back.
 *
 * @param previousNode the moment before the ply
 */
record EffectivePly<S, C, O, V>(
    Seat seat, List<GameEvent<O>> events, MatchNode<S, C, O, V> previousNode) {
  /**
   * Returns the last ply, from {@code latest} backwards, that was announced or was made by a person
   * in one of these seats; empty if there is none.
   */
  static <S, C, O, V> Optional<EffectivePly<S, C, O, V>> lastAnnouncedOrBy(
      Optional<EffectivePly<S, C, O, V>> latest, List<Seat> seats) {
    Optional<EffectivePly<S, C, O, V>> ply = latest;
    while (ply.isPresent() && ply.get().isUnannounced() && !ply.get().isByPersonIn(seats)) {
      ply = ply.get().previousPly();
    }
    return ply;
  }

  /**
   * Returns the rejection if the people in these seats try to take this ply back; empty if they can
   * take it back.
   */
  Optional<Rejection> undoRejection(List<Seat> seats) {
    if (!isByPersonIn(seats)) {
      return Optional.of(Rejection.of(RejectionCode.OTHER_SEAT_HAS_MOVED, seat));
    }
    return previousNode.isUndoable(events)
        ? Optional.empty()
        : Optional.of(Rejection.of(RejectionCode.HIDDEN_INFORMATION_REVEALED));
  }

  /** Returns whether a person in one of these seats made this ply. */
  private boolean isByPersonIn(List<Seat> seats) {
    return seats.contains(seat) && previousNode.isHuman(seat);
  }

  /** Returns whether the ply caused no events, so that nobody was told about it. */
  boolean isUnannounced() {
    return events.isEmpty();
  }

  /** Returns the previous ply that was not taken back; empty if there is none. */
  Optional<EffectivePly<S, C, O, V>> previousPly() {
    return previousNode.lastPly();
  }
}
