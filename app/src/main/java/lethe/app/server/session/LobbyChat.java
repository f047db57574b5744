package lethe.app.server.session;

import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import lethe.app.server.client.ChatHistory;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.Notification;
import lethe.app.server.client.SentMessage;
import lethe.app.server.cluster.Cluster;
import lethe.app.server.cluster.ClusterMessage;
import lethe.app.server.table.ChatStore;

/** The chat of the lobby, which all servers share. Each server remembers the recent messages. */
public final class LobbyChat {
  private final ConnectedSessions sessions;
  private final Friends friends;
  private final Optional<Cluster> cluster;
  private final ChatStore store;
  private final InstantSource clock;
  private final ChatHistory history = new ChatHistory();

  LobbyChat(
      ConnectedSessions sessions,
      Friends friends,
      Optional<Cluster> cluster,
      ChatStore store,
      InstantSource clock) {
    this.sessions = sessions;
    this.friends = friends;
    this.cluster = cluster;
    this.store = store;
    this.clock = clock;
  }

  public void load() throws IOException {
    history.restore(store.load(ChatStore.LOBBY, clock.instant().minus(ChatStore.RETENTION)));
  }

  /**
   * Sends a chat line to all users in the lobby, on all servers, except those who muted the sender,
   * and stores it in the background.
   */
  public void say(ClientSession session, String line) {
    Notification.ChatMessage message = new Notification.ChatMessage(session.account().name(), line);
    receive(message);
    cluster.ifPresent(servers -> servers.publish(new ClusterMessage.LobbyMessage(message)));
    store.add(ChatStore.LOBBY, session.account().id(), new SentMessage(clock.instant(), message));
  }

  /**
   * Delivers a chat message from this server or another to the users in the lobby on this server,
   * except those who muted the sender, and remembers it.
   */
  public void receive(Notification.ChatMessage message) {
    history.add(new SentMessage(clock.instant(), message));
    sessions.stream()
        .filter(session -> session.tableNumber() == 0)
        .filter(session -> !friends.isMuted(session.account(), message))
        .forEach(session -> session.client().deliver(message));
  }

  /** Returns at most {@code count} of the latest chat messages, oldest first. */
  public List<Notification> latest(int count) {
    return history.latest(count);
  }

  void removeBefore(Instant time) {
    history.removeBefore(time);
  }

  void removeSentBy(String name) {
    history.removeSentBy(name);
  }

  /** Returns the recent chat messages, oldest first. */
  public List<Notification> history() {
    return history.all();
  }
}
