package lethe.app.server.table;

import java.util.Optional;
import lethe.app.server.client.Notification;
import lethe.app.server.cluster.Cluster;
import lethe.app.server.cluster.ClusterMessage;

/**
 * Sends notifications to everyone at a table, on all servers.
 *
 * @param cluster the link to the other servers; empty if there are none
 */
public record TableNotifier(Optional<Cluster> cluster) {
  /** Sends an announcement to everyone at a table, on all servers. */
  void announce(ServerTable table, Notification notification) {
    deliver(table, notification);
    publish(table, notification);
  }

  /** Forwards an announcement at a table to the other servers. */
  void publish(ServerTable table, Notification notification) {
    cluster.ifPresent(
        link -> link.publish(new ClusterMessage.TableNotification(table.number(), notification)));
  }

  /**
   * Delivers an announcement that was made at a table, on this server or another. Chat messages are
   * also stored.
   */
  static void deliver(ServerTable table, Notification notification) {
    switch (notification) {
      case Notification.PlayerMessage message -> {
        table.presence().addPlayerMessage(message, other -> !table.isDelayedFor(other.seat()));
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
