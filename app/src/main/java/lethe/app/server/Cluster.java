package lethe.app.server;

import java.io.IOException;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** The other servers on the same database. Thread-safe. */
public interface Cluster {
  /**
   * The stored state of a table.
   *
   * @param seatsVersion the number of times the table has been stored
   * @param entryCount the number of journal entries; 0 if nothing was dealt
   */
  record TableRevision(int seatsVersion, int entryCount) {}

  /** Returns the time of the clock that all servers share. */
  Instant now() throws IOException;

  /** Returns whether any other server is running. */
  boolean hasOtherServers() throws IOException;

  /** Returns all tables that are not archived, by number. */
  Map<Integer, TableRevision> tableRevisions() throws IOException;

  /**
   * Returns the tables that are not archived and have one of these numbers or one higher than
   * {@code last}.
   */
  Map<Integer, TableRevision> tableRevisions(Collection<Integer> numbers, int last)
      throws IOException;

  /** Returns the state of one table; empty if there is none or it is archived. */
  default Optional<TableRevision> tableRevision(int number) throws IOException {
    return Optional.ofNullable(tableRevisions(List.of(number), Integer.MAX_VALUE).get(number));
  }

  /** Returns a table that is not archived; empty if there is none or it cannot be read here. */
  Optional<TableRecord> loadTable(int number) throws IOException;

  /** Returns a text that changes whenever accounts or bans do. */
  String accountsVersion() throws IOException;

  /**
   * Sets the listener for messages of other servers. Calls are serialized and must return quickly.
   */
  void subscribe(Consumer<ClusterMessage> listener);

  /** Sends a message to other servers soon. */
  void publish(ClusterMessage message);

  /**
   * Publishes the players on this server, each with their latest connection, and returns the
   * players on other servers. If two servers claim the same seat, the later claim counts.
   */
  Set<SeatPresence> exchangePresences(Collection<SeatPresence> here) throws IOException;

  /**
   * Publishes who is visibly on this server and returns who is on others: ids with the number of
   * the table where they are, 0 for the lobby.
   */
  Map<String, Integer> exchangeLocations(Map<String, Integer> here) throws IOException;

  /** Withdraws everyone on this server and closes the link. */
  void close();
}
