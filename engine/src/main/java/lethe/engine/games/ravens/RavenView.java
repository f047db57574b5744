package lethe.engine.games.ravens;

import java.util.List;

/**
 * A raven as a viewer sees it.
 *
 * @param beneath the cards that the raven has devoured in this batch; face up only for a player who
 *     is looking at them
 */
public record RavenView(Color color, RavenStatus status, List<Face> beneath) {
  public RavenView {
    beneath = List.copyOf(beneath);
  }
}
