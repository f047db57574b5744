package lethe.app.titles;

import java.util.List;
import java.util.Optional;

/**
 * The effect of one ply in a match that is over; all cards are face up in both views.
 *
 * @param observations the observations of the ply, oldest first
 */
public record PlyChange<O, V>(V before, V after, List<O> observations) {
  public PlyChange {
    observations = List.copyOf(observations);
  }

  /** Returns the first observation of this class; empty if there is none. */
  public <T extends O> Optional<T> firstObservation(Class<T> kind) {
    return observations.stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }
}
