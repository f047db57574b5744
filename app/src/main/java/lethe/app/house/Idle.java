package lethe.app.house;

import java.time.Duration;
import java.time.Instant;

/**
 * Who has typed nothing for too long, and does not wait for others.
 *
 * @param time that is too long
 */
record Idle(Duration time, Tables tables) {
  /** Sends somebody home if they are; whether they are. */
  boolean sendsHome(Presence presence, Instant now) {
    boolean home = presence.silence(now).compareTo(time) > 0 && !waits(presence, now.minus(time));
    if (home) {
      presence.client().end(new Farewell.Idle(time));
    }
    return home;
  }

  /**
   * Whether somebody is at a table where others are to move, or have been until then. It has to
   * have a time for a move, so that nobody waits for ever.
   */
  private boolean waits(Presence presence, Instant since) {
    String person = presence.person().id();
    return tables
        .numbered(presence.table())
        .filter(table -> table.terms().limit().isPresent() && table.isDealt())
        .filter(table -> !table.isFinished() && table.seatOf(person).isPresent())
        .filter(
            table ->
                !MoveClock.awaits(table, person)
                    || table.asked().filter(asked -> asked.when().isAfter(since)).isPresent())
        .isPresent();
  }
}
