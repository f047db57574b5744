package lethe.app.event;

import java.time.Instant;

/**
 * Which deal of an event is played at a table.
 *
 * @param event what it is called
 * @param number of the deal, from 1
 * @param rated whether it counts
 * @param closes when the event is over, and nothing of the deal is hidden any more
 */
public record Board(String event, int number, boolean rated, Instant closes) {
  /** Whether somebody else may still play the deal. */
  public boolean isRunning(Instant now) {
    return now.isBefore(closes);
  }
}
