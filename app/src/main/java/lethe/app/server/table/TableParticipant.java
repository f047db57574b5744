package lethe.app.server.table;

import java.util.Optional;
import lethe.app.server.account.Account;
import lethe.app.server.client.Notification;
import lethe.engine.core.Seat;

/** A participant of a table on one connection: a player or a spectator. No method may block. */
public interface TableParticipant {
  Account account();

  /** Returns the participant's seat; empty for a spectator. */
  Optional<Seat> seat();

  /** Shows a notification as soon as possible. */
  void deliver(Notification notification);

  /** Tells the participant to check for changes. */
  void wake();

  /** Makes the participant leave the table. */
  void leaveTable();
}
