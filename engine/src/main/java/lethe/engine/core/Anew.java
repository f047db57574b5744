package lethe.engine.core;

import java.util.Optional;

/**
 * All that a seat could not know was drawn anew: others know of what was before no more than it
 * does.
 *
 * @param position how many entries the journal had after that
 */
record Anew(Seat eyes, int position) {
  /** By whose eyes a viewer knows what happened when the journal had so many entries. */
  static Viewer eyes(Optional<Anew> last, int entries, Viewer viewer) {
    return last.filter(anew -> entries < anew.position)
        .<Viewer>map(anew -> anew.eyes)
        .orElse(viewer);
  }
}
