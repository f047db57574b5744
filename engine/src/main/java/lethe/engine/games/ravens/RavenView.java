package lethe.engine.games.ravens;

import java.util.List;

/**
 * Where one raven is, as a viewer sees it.
 *
 * @param beneath the cards it devoured in this batch; face down for everybody but who may look now
 */
public record RavenView(Color color, RavenStatus status, List<Face> beneath) {
  public RavenView {
    beneath = List.copyOf(beneath);
  }
}
