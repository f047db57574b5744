package lethe.app.server;

import java.time.Duration;
import java.time.Instant;

/**
 * Disconnects sessions without input, unless they wait for other players.
 *
 * @param time the time without input after which a session is disconnected
 */
record Idle(Duration time, Tables tables) {
  /** Disconnects a session if it is idle. Returns whether it was. */
  boolean sendsHome(Presence presence, Instant now) {
    boolean home = presence.silence(now).compareTo(time) > 0 && !waits(presence, now.minus(time));
    if (home) {
      presence.client().end(new Farewell.Idle(time));
    }
    return home;
  }

  /**
   * Returns whether the session's player waits for another player to move, or did until this time.
   * Only matches with a time limit count, so that no session waits forever.
   */
  private boolean waits(Presence presence, Instant since) {
    String accountId = presence.account().id();
    return tables
        .numbered(presence.table())
        .filter(table -> table.terms().limit().isPresent() && table.isDealt())
        .filter(table -> !table.isFinished() && table.seatOf(accountId).isPresent())
        .filter(
            table ->
                !MoveClock.awaits(table, accountId)
                    || table.asked().filter(asked -> asked.when().isAfter(since)).isPresent())
        .isPresent();
  }
}
