package lethe.engine.core;

import java.util.List;

/**
 * What a seat was told of one ply and what it saw afterwards.
 *
 * @param observations the observations, oldest first
 * @param view the view after the ply
 */
public record SeatSnapshot<O, V>(List<O> observations, V view) {
  public SeatSnapshot {
    observations = List.copyOf(observations);
  }
}
