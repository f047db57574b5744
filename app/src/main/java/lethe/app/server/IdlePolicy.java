package lethe.app.server;

import java.time.Duration;
import java.time.Instant;

/**
 * Disconnects sessions without input, unless they wait for other players.
 *
 * @param timeout the time without input after which a session is disconnected
 */
record IdlePolicy(Duration timeout, TableRegistry tables) {
  /** Disconnects a session if it is idle. Returns whether it was. */
  boolean disconnectIfIdle(ClientSession session, Instant now) {
    boolean home =
        session.idleTime(now).compareTo(timeout) > 0
            && !isWaitingForOthers(session, now.minus(timeout));
    if (home) {
      session.client().disconnect(new DisconnectReason.IdleTimeout(timeout));
    }
    return home;
  }

  /**
   * Returns whether the session's player waits for another player to move, or did until this time.
   * Only matches with a time limit count, so that no session waits forever.
   */
  private boolean isWaitingForOthers(ClientSession session, Instant since) {
    String accountId = session.account().id();
    return tables
        .find(session.tableNumber())
        .filter(table -> table.settings().moveTimeLimit().isPresent() && table.isDealt())
        .filter(table -> !table.isFinished() && table.seatOf(accountId).isPresent())
        .filter(
            table ->
                !MoveClock.isTurnOf(table, accountId)
                    || table.turnStart().filter(asked -> asked.time().isAfter(since)).isPresent())
        .isPresent();
  }
}
