package lethe.engine.games.ravens;

import java.util.List;

/**
 * A raven as a viewer sees it.
 *
 * @param beneath the cards it has devoured in this batch; face down for everyone except a player
 *     who may look at them now
 */
public record RavenView(Color color, RavenStatus status, List<Face> beneath) {
  public RavenView {
    beneath = List.copyOf(beneath);
  }
}
