package lethe.engine.games.ravens;

import java.util.List;

/**
 * A raven as a viewer sees it.
 *
 * @param cardsBeneath the cards that the raven has devoured in this batch; face up only for the
 *     referee, and for Feth while he is looking at them
 */
public record RavenView(Color color, RavenStatus status, List<Face> cardsBeneath) {
  public RavenView {
    cardsBeneath = List.copyOf(cardsBeneath);
  }
}
