package lethe.app.server.table;

import java.util.Optional;
import lethe.app.server.account.Account;
import lethe.app.server.client.Notification;
import lethe.engine.core.Seat;

/** A participant of a table, a player or a spectator, on one connection. No method may block. */
public interface TableParticipant {
  Account account();

  /** Returns the seat that they play; empty for a spectator. */
  Optional<Seat> seat();

  /** Shows an announcement as soon as possible. */
  void deliver(Notification notification);

  /** Tells them to check whether something has changed. */
  void wake();

  /** Makes them leave the table. */
  void leaveTable();
}
