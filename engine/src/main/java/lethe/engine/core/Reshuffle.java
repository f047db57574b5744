package lethe.engine.core;

import java.util.Optional;

/**
 * The last point at which everything hidden from one seat was dealt again. What other viewers had
 * seen before may no longer be true, so {@link Match#observationsNotUndone} gives every viewer what
 * this seat knew of the time before.
 *
 * @param seat the seat whose knowledge was kept
 * @param position the number of journal entries just after the new deal
 */
record Reshuffle(Seat seat, int position) {
  /**
   * Returns the viewer whose knowledge applies at a position: the seat of the reshuffle for
   * positions before it, otherwise {@code viewer}.
   *
   * @param reshuffle the last reshuffle, if there was one
   * @param position the position, as a number of journal entries
   */
  static Viewer viewerAt(Optional<Reshuffle> reshuffle, int position, Viewer viewer) {
    return reshuffle
        .filter(latest -> position < latest.position)
        .<Viewer>map(latest -> latest.seat)
        .orElse(viewer);
  }
}
