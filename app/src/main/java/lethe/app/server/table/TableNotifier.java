package lethe.app.server.table;

import java.util.List;
import java.util.Optional;
import lethe.app.server.client.Notification;
import lethe.app.server.cluster.Cluster;
import lethe.app.server.cluster.ClusterMessage;

/**
 * Sends notifications to everyone at a table, on all servers.
 *
 * @param cluster the other servers of the site; empty if there can be none
 */
public record TableNotifier(Optional<Cluster> cluster) {
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
   * server who may receive it. Chat messages are also stored.
   */
  static void deliver(ServerTable table, Notification notification) {
    switch (notification) {
      case Notification.PlayerMessage message -> {
        table
            .presence()
            .addPlayerMessage(message, participant -> !table.isDelayedFor(participant.seat()));
        if (!table.isDealt()) {
          table.presence().deliverToWaiting(message);
        }
      }
      case Notification.ChatMessage message -> table.presence().addSpectatorMessage(message);
      case Notification.RematchOffered offer -> table.presence().broadcastToPlayers(offer);
      default -> table.presence().broadcast(notification);
    }
  }
}
