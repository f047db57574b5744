package lethe.app.event;

import java.time.Instant;

/**
 * A reference to the deal of an event that is played at a table.
 *
 * @param event the event's identifier
 * @param number the number of the deal, from 1
 * @param isRated whether the match counts for the ranking
 * @param closes the time when the event is over and the deal is no longer secret
 */
public record DealReference(String event, int number, boolean isRated, Instant closes) {
  /** Returns whether the deal can still be played at the given time. */
  public boolean isStillInPlay(Instant now) {
    return now.isBefore(closes);
  }
}
