package lethe.engine.core;

import java.util.Optional;

/**
 * Marks the last point at which everything hidden from one seat was dealt again. For the time
 * before it, the other viewers know only what this seat knew.
 *
 * @param seat the seat whose knowledge was kept
 * @param position the number of journal entries just after the new deal
 */
record Reshuffle(Seat seat, int position) {
  /**
   * Returns the viewer whose knowledge applies at a position: the seat of the last new deal for
   * positions before it, otherwise {@code viewer}.
   *
   * @param last the last new deal, if there was one
   * @param entries the position, as a number of journal entries
   */
  static Viewer eyes(Optional<Reshuffle> last, int entries, Viewer viewer) {
    return last.filter(anew -> entries < anew.position)
        .<Viewer>map(anew -> anew.seat)
        .orElse(viewer);
  }
}
