package lethe.app.play;

import java.util.Optional;
import lethe.app.save.Store;
import lethe.engine.core.Control;
import lethe.engine.core.Entry;
import lethe.engine.core.Refusal;
import lethe.engine.core.Rejection;

/** The journal of a match where it is kept, and how large it may become. */
final class KeptJournal {
  private volatile Store store = Store.nowhere();
  private volatile long most = Long.MAX_VALUE;

  /** From now on it is kept there. */
  void in(Store other) {
    store = other;
  }

  Store store() {
    return store;
  }

  /** From now on nothing but what ends the match makes it larger than that, in bytes. */
  void limit(long bytes) {
    most = bytes;
  }

  boolean isFull() {
    return store.size() >= most;
  }

  /** Writes an entry down as this line; why it could not be, if so. */
  Optional<Rejection> append(int position, Entry<?> entry, String line) {
    if (isFull() && !isLast(entry)) {
      return Optional.of(Rejection.of(Refusal.JOURNAL_FULL));
    }
    if (store.append(position, line)) {
      return Optional.empty();
    }
    String why =
        store
            .trouble()
            .orElseThrow(
                () -> new IllegalStateException("somebody else has written to " + store.where()));
    return Optional.of(Rejection.of(Refusal.NOT_KEPT, why));
  }

  /** What brings a match to its end can always be written. */
  private static boolean isLast(Entry<?> entry) {
    return entry instanceof Entry.Note<?>(Control control)
        && (control instanceof Control.Conceded || control instanceof Control.Concluded);
  }
}
