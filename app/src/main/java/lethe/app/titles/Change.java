package lethe.app.titles;

import java.util.List;

/**
 * What one ply did, in a match that is over: all cards lie open in both views.
 *
 * @param told what came of it, oldest first
 */
public record Change<O, V>(V before, V after, List<O> told) {
  public Change {
    told = List.copyOf(told);
  }
}
