package lethe.app.titles;

import java.util.List;
import java.util.Optional;

/**
 * The effect of one or more entries of a match on the view of one viewer.
 *
 * @param observations what the viewer was told, oldest first
 */
public record ViewChange<O, V>(V before, V after, List<O> observations) {
  public ViewChange {
    observations = List.copyOf(observations);
  }

  /** Returns the first observation of this class; empty if there is none. */
  public <T extends O> Optional<T> firstObservation(Class<T> kind) {
    return observations.stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }
}
