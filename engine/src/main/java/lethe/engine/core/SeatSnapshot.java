package lethe.engine.core;

import java.util.List;

/**
 * The observations that a seat received of one ply, or of everything up to some moment, and the
 * view of the seat afterwards.
 *
 * @param observations the observations, oldest first
 * @param view the view after the last of the observations
 */
public record SeatSnapshot<O, V>(List<O> observations, V view) {
  public SeatSnapshot {
    observations = List.copyOf(observations);
  }
}
