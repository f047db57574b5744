package lethe.app.server.cluster;

import java.io.IOException;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** The other servers on the same database. Thread-safe. */
public interface Cluster {
  /** A player who is present at a table, on any server. */
  record SeatPresence(int table, String seat, String name) {}

  /** Returns the time of the clock that all servers share. */
  Instant now() throws IOException;

  /** Returns whether any other server is running. */
  boolean hasOtherServers() throws IOException;

  /** Returns the id of this server, which is different after each start. */
  String serverId();

  /**
   * Returns the names of the other servers that are running, keyed by id. A server that stopped
   * without notice counts as running for five seconds. The name of a server of an older version is
   * empty.
   */
  Map<String, String> otherServers() throws IOException;

  /** Returns a version string that changes whenever accounts or bans change. */
  String accountsVersion() throws IOException;

  /**
   * Sets the listener for messages from other servers. Calls of the listener are serialized and
   * must return quickly.
   */
  void subscribe(Consumer<ClusterMessage> listener);

  /**
   * Sends a message to the other servers in the background. The message may be lost. An {@link
   * ClusterMessage.EntryAdded}, {@link ClusterMessage.SpectatorsPresent} or {@link
   * ClusterMessage.ReviewChanged} is sent only if another server follows the table.
   */
  void publish(ClusterMessage message);

  /** Records that another server follows these tables for the next five seconds. */
  void recordFollowedElsewhere(Collection<Integer> numbers);

  /**
   * Publishes the players on this server and returns those on other servers. If two servers claim
   * the same seat, the later claim counts.
   */
  Set<SeatPresence> exchangePresences(Collection<SeatPresence> localPresences) throws IOException;

  /**
   * Publishes the accounts that are visibly online on this server and returns those on other
   * servers, as a map from ids to table numbers; 0 for the lobby.
   */
  Map<String, Integer> exchangeLocations(Map<String, Integer> localLocations) throws IOException;

  /** Removes the published players and locations of this server, and closes the connection. */
  void close();
}
