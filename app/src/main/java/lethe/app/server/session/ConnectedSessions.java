package lethe.app.server.session;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import lethe.app.server.account.AccountUse;
import lethe.app.server.client.ClientSession;

/** The sessions that are connected to this server. Thread-safe. */
public final class ConnectedSessions implements AccountUse {
  private final Set<ClientSession> sessions = ConcurrentHashMap.newKeySet();

  void add(ClientSession session) {
    sessions.add(session);
  }

  void remove(ClientSession session) {
    sessions.remove(session);
  }

  /** Returns a copy of the set of all sessions. */
  Set<ClientSession> all() {
    return Set.copyOf(sessions);
  }

  Stream<ClientSession> stream() {
    return sessions.stream();
  }

  @Override
  public boolean isInUse(String accountId) {
    return sessions.stream().anyMatch(session -> session.account().id().equals(accountId));
  }
}
