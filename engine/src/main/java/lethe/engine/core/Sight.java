package lethe.engine.core;

import java.util.List;

/**
 * What a seat had before it after one ply.
 *
 * @param told what it was told of that, oldest first
 * @param view what it saw then
 */
public record Sight<O, V>(List<O> told, V view) {
  public Sight {
    told = List.copyOf(told);
  }
}
