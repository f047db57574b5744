package lethe.app.titles;

import java.util.List;
import java.util.Optional;

/**
 * What one ply did, in a match that is over: all cards lie open in both views.
 *
 * @param told what came of it, oldest first
 */
public record Change<O, V>(V before, V after, List<O> told) {
  public Change {
    told = List.copyOf(told);
  }

  /** The first of this kind that was told; nothing if there is none. */
  public <T extends O> Optional<T> first(Class<T> kind) {
    return told.stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }
}
