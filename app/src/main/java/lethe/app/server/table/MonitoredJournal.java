package lethe.app.server.table;

import java.util.List;
import java.util.Optional;
import lethe.app.save.JournalStore;
import lethe.app.server.base.Log;
import lethe.app.server.client.Notification;

/**
 * The journal of a match at a table. Measures the duration of each write, and notifies the
 * participants, once, when entries can no longer be written.
 *
 * @param name the name of the journal in the log
 */
record MonitoredJournal(JournalStore store, String name, ServerTable table, Log log)
    implements JournalStore {
  @Override
  public boolean appendEntry(int position, String line) {
    boolean alreadyFailed = failure().isPresent();
    long start = System.nanoTime();
    boolean added = store.appendEntry(position, line);
    log.metrics().recordAppend(System.nanoTime() - start);
    if (!alreadyFailed) {
      failure().ifPresent(this::reportFailure);
    }
    return added;
  }

  private void reportFailure(String reason) {
    log.storageFailed(name, reason);
    table.presence().broadcast(new Notification.StorageUnavailable());
  }

  @Override
  public List<String> entriesSince(int position) {
    return store.entriesSince(position);
  }

  @Override
  public Optional<String> failure() {
    return store.failure();
  }

  @Override
  public boolean canAppend() {
    return store.canAppend();
  }

  @Override
  public long size() {
    return store.size();
  }

  @Override
  public boolean isPersistent() {
    return store.isPersistent();
  }

  @Override
  public void close() {
    store.close();
  }
}
