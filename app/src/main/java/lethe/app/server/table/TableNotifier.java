package lethe.app.server.table;

import java.io.IOException;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import lethe.app.server.account.Account;
import lethe.app.server.base.Log;
import lethe.app.server.base.ServerContext;
import lethe.app.server.client.Notification;
import lethe.app.server.client.SentMessage;
import lethe.app.server.cluster.Cluster;
import lethe.app.server.cluster.ClusterMessage;

/**
 * Sends notifications to everyone at a table, on all servers, and stores those that are chat.
 * Thread-safe.
 */
public final class TableNotifier {
  private final InstantSource clock;
  private final Log log;
  private final Optional<Cluster> cluster;
  private final ChatStore chat;

  /**
   * Creates a notifier.
   *
   * @param cluster the other servers of the site; empty if there can be none
   */
  public TableNotifier(ServerContext context, Optional<Cluster> cluster, ChatStore chat) {
    this.clock = context.clocks().monotonic();
    this.log = context.log();
    this.cluster = cluster;
    this.chat = chat;
  }

  /** Sends a chat message to everyone at a table who may read it, on all servers, and stores it. */
  void say(ServerTable table, Account sender, Notification message) {
    announce(table, message);
    chat.add(table.number(), sender.id(), new SentMessage(clock.instant(), message));
  }

  /**
   * Loads the recent chat of a table from the store, unless this has been done before. If the store
   * is unavailable, the next call tries again.
   */
  void loadChat(ServerTable table) {
    TablePresence presence = table.presence();
    if (presence.isChatRestored()) {
      return;
    }
    try {
      presence.restoreChat(chat.load(table.number(), clock.instant().minus(ChatStore.RETENTION)));
    } catch (IOException e) {
      log.debug("unreachable", "reason", String.valueOf(e.getMessage()));
    }
  }

  /**
   * Sends a notification to everyone at a table who may receive it, on all servers: a spectator's
   * chat message only to spectators, a player's chat message not to spectators with a delay, and an
   * offered rematch only to players.
   */
  void announce(ServerTable table, Notification notification) {
    deliver(table, notification);
    publish(table, notification);
  }

  /** Asks the other servers to report each entry at a table where a participant has arrived. */
  void follow(ServerTable table) {
    cluster.ifPresent(
        servers -> servers.publish(new ClusterMessage.TablesFollowed(List.of(table.number()))));
  }

  /** Forwards a notification at a table to the other servers. */
  void publish(ServerTable table, Notification notification) {
    cluster.ifPresent(
        servers ->
            servers.publish(new ClusterMessage.TableNotification(table.number(), notification)));
  }

  /**
   * Delivers a notification that was sent at a table on any server to those at the table on this
   * server who may receive it. Chat messages are also remembered.
   */
  void deliver(ServerTable table, Notification notification) {
    switch (notification) {
      case Notification.PlayerMessage message -> {
        table
            .presence()
            .sendPlayerMessage(
                new SentMessage(clock.instant(), message),
                participant -> !table.isDelayedFor(participant.seat()));
        if (!table.isDealt()) {
          table.presence().deliverToWaiting(message);
        }
      }
      case Notification.ChatMessage message ->
          table.presence().sendSpectatorMessage(new SentMessage(clock.instant(), message));
      case Notification.RematchOffered offer -> table.presence().broadcastToPlayers(offer);
      default -> table.presence().broadcast(notification);
    }
  }
}
