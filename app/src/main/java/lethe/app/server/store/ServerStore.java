package lethe.app.server.store;

import java.util.Optional;
import lethe.app.server.account.AccountStore;
import lethe.app.server.account.BanStore;
import lethe.app.server.cluster.Cluster;
import lethe.app.server.event.EventStore;
import lethe.app.server.event.RatingStore;
import lethe.app.server.session.FriendStore;
import lethe.app.server.session.LoginStore;
import lethe.app.server.table.ChatStore;
import lethe.app.server.table.DealStore;
import lethe.app.server.table.ShownHashes;
import lethe.app.server.table.TableStore;

/** The persistent data of a server. Thread-safe. */
public interface ServerStore {
  TableStore tables();

  AccountStore accounts();

  LoginStore logins();

  FriendStore friends();

  BanStore bans();

  EventStore events();

  DealStore deals();

  RatingStore ratings();

  ChatStore chat();

  /** Returns the hashes that were shown on this server. */
  ShownHashes shownHashes();

  /** Returns the other servers on the same database; empty if there can be none. */
  Optional<Cluster> cluster();

  DatabaseStatus databaseStatus();

  /** Returns the free disk space for the data folder, in bytes; 0 if it cannot be determined. */
  long freeDiskSpace();

  /** Releases all resources; nothing is written afterwards. */
  void close();
}
