package lethe.engine.games.ravens;

import java.util.List;

/**
 * Where one raven is, as a viewer sees it.
 *
 * @param beneath the cards it devoured in this batch; face down for everybody but who may look now
 */
public record Perch(Color color, Place place, List<Face> beneath) {
  /** Where a raven can be. */
  public enum Place {
    /** In the deck, the line or the discard pile. */
    AWAY,
    /** In the raven row, devouring. */
    STANDING,
    /** Chased away until the end of the batch; then it stands in the row again. */
    CHASED,
    /** Defeated in the third batch, and in the score pile. */
    DEFEATED
  }

  public Perch {
    beneath = List.copyOf(beneath);
  }
}
