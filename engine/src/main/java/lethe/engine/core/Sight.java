package lethe.engine.core;

import java.util.List;

/**
 * What a seat was told of one ply and what it saw afterwards.
 *
 * @param told the observations, oldest first
 * @param view the view after the ply
 */
public record Sight<O, V>(List<O> told, V view) {
  public Sight {
    told = List.copyOf(told);
  }
}
