package lethe.app.server.sql;

import java.util.function.Consumer;
import lethe.app.server.cluster.ClusterMessage;

/**
 * Tells the other servers about stored changes.
 *
 * @param messages receives each message; must not block
 */
record ClusterPublisher(Consumer<ClusterMessage> messages) {
  static final ClusterPublisher NONE = new ClusterPublisher(_ -> {});

  void tableChanged(int number) {
    messages.accept(new ClusterMessage.TableChanged(number));
  }

  /** Reports that a line was added to the journal of a table. */
  void entryAdded(int number, String line) {
    messages.accept(ClusterMessage.forEntry(number, line));
  }

  void accountsChanged() {
    messages.accept(new ClusterMessage.AccountsChanged());
  }
}
