package lethe.app.server;

import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Knows who is visibly online, on any server: ids with the number of the table where they are, 0
 * for the lobby. Excluded are people whose accounts are not registered, who only execute a command,
 * who hide, or who are at a table played in silence, where the presence of a person could reveal
 * who a player is.
 */
final class AccountLocations {
  private final Collection<ClientSession> sessions;
  private final Accounts accounts;
  private final TableRegistry tables;
  private final Optional<Cluster> cluster;
  private final Log log;
  private final Predicate<String> hidden;
  private volatile Map<String, Integer> remoteLocations = Map.of();

  AccountLocations(
      ServerContext context,
      Collection<ClientSession> sessions,
      Accounts accounts,
      TableRegistry tables,
      Optional<Cluster> cluster,
      Predicate<String> hidden) {
    this.sessions = sessions;
    this.accounts = accounts;
    this.tables = tables;
    this.cluster = cluster;
    this.log = context.log();
    this.hidden = hidden;
  }

  Map<String, Integer> all() {
    Map<String, Integer> all = new HashMap<>(remoteLocations);
    all.putAll(localLocations());
    return all;
  }

  private Map<String, Integer> localLocations() {
    Map<String, Integer> seen = new HashMap<>();
    for (ClientSession session : sessions) {
      String id = session.account().id();
      if (session.client().isInteractive()
          && accounts.findRegistered(id).isPresent()
          && !hidden.test(id)
          && !isSilent(session)) {
        seen.merge(id, session.tableNumber(), Math::max);
      }
    }
    return seen;
  }

  /** Returns whether a session is at a table where no names are shown. */
  boolean isSilent(ClientSession session) {
    return tables.isSilent(session.tableNumber());
  }

  /** Exchanges this information with the other servers. */
  void tick() {
    if (cluster.isPresent()) {
      try {
        remoteLocations = cluster.get().exchangeLocations(localLocations());
      } catch (IOException e) {
        log.debug("unreachable", "reason", String.valueOf(e.getMessage()));
      }
    }
  }
}
