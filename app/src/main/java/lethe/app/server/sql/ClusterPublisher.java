package lethe.app.server.sql;

import java.util.Optional;
import lethe.app.server.cluster.Cluster;
import lethe.app.server.cluster.ClusterMessage;

/**
 * Tells the other servers about stored changes.
 *
 * @param cluster the other servers; empty if there can be none
 */
record ClusterPublisher(Optional<Cluster> cluster) {
  static final ClusterPublisher NONE = new ClusterPublisher(Optional.empty());

  /** Reports that a table, its seats, or the summary of its match has changed. */
  void tableChanged(int number) {
    publish(new ClusterMessage.TableChanged(number));
  }

  void entryAdded(int number) {
    publish(new ClusterMessage.EntryAdded(number));
  }

  /** Reports that accounts or bans have changed. */
  void accountsChanged() {
    publish(new ClusterMessage.AccountsChanged());
  }

  private void publish(ClusterMessage message) {
    cluster.ifPresent(servers -> servers.publish(message));
  }
}
