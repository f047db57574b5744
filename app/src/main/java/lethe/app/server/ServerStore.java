package lethe.app.server;

import java.util.Optional;

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

  /** Returns the hashes that were shown on this server. */
  ShownHashes shownHashes();

  /** Returns the other servers on the same database; empty if there can be none. */
  Optional<Cluster> cluster();

  /** Returns the number of bytes that can still be written. */
  long freeDiskSpace();

  /** Releases all resources; nothing is written afterwards. */
  void close();
}
