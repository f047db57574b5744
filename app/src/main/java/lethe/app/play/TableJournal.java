package lethe.app.play;

import java.util.List;
import java.util.Optional;
import lethe.app.save.JournalStore;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.Rejection;
import lethe.engine.core.RejectionCode;

/** The journal of a match in its store, with a size limit. */
final class TableJournal {
  private volatile JournalStore store = JournalStore.none();
  private volatile long maxBytes = Long.MAX_VALUE;

  /** The reason why the match cannot continue on this server, regardless of the store. */
  private volatile Optional<String> fatalError = Optional.empty();

  /** Sets the store. */
  void moveTo(JournalStore other) {
    store = other;
  }

  JournalStore store() {
    return store;
  }

  /** Sets the size in bytes beyond which only entries that end the match are accepted. */
  void limitSize(long bytes) {
    maxBytes = bytes;
  }

  boolean isFull() {
    return store.size() >= maxBytes;
  }

  /** Returns the reason why nothing can be written; empty if writing is possible. */
  Optional<String> failure() {
    return fatalError.or(store::failure);
  }

  /**
   * Returns the reason why the match cannot continue on this server, regardless of the store; empty
   * if it can.
   */
  Optional<String> fatalError() {
    return fatalError;
  }

  /** Returns whether entries can be read. */
  boolean isReadable() {
    return store.failure().isEmpty();
  }

  /** Checks whether writing is possible again. */
  boolean canAppend() {
    return fatalError.isEmpty() && (store.failure().isEmpty() || store.canAppend());
  }

  /** Returns the entries written by others from a position to the end, one line each. */
  List<String> since(int position) {
    return store.entriesSince(position);
  }

  /**
   * Stops the match on this server because an entry of another server cannot be applied, or lets it
   * continue.
   *
   * @param reason the reason; empty if the match can continue
   */
  void setFatalError(Optional<String> reason) {
    fatalError = reason;
  }

  /** Writes an entry as a line. Returns the reason why it could not be written; empty if it was. */
  Optional<Rejection> append(int position, Entry<?> entry, String line) {
    if (fatalError.isPresent()) {
      return Optional.of(Rejection.of(RejectionCode.NOT_SAVED, fatalError.get()));
    }
    if (isFull() && !endsMatch(entry)) {
      return Optional.of(Rejection.of(RejectionCode.JOURNAL_FULL));
    }
    if (store.appendEntry(position, line)) {
      return Optional.empty();
    }
    return Optional.of(
        store
            .failure()
            .map(reason -> Rejection.of(RejectionCode.NOT_SAVED, reason))
            .orElseGet(() -> Rejection.of(RejectionCode.TABLE_CHANGED)));
  }

  /**
   * Returns whether a legal entry was refused for this reason only because it could not be written.
   */
  static boolean isStorageFailure(Rejection rejection) {
    return rejection.code() == RejectionCode.NOT_SAVED
        || rejection.code() == RejectionCode.JOURNAL_FULL
        || rejection.code() == RejectionCode.TABLE_CHANGED;
  }

  /** Returns whether an entry ends a match; such entries can always be written. */
  private static boolean endsMatch(Entry<?> entry) {
    return entry instanceof Entry.Control<?>(ControlEntry control)
        && (control instanceof ControlEntry.Conceded || control instanceof ControlEntry.Concluded);
  }
}
