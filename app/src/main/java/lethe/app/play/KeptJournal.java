package lethe.app.play;

import java.util.List;
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

  /** Whether what is entered has been written by somebody else. */
  private boolean following;

  /** Why the match cannot go on here, whatever can be written. */
  private volatile Optional<String> stuck = Optional.empty();

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

  /** Why nothing can be entered now, if so. */
  Optional<String> trouble() {
    return stuck.or(store::trouble);
  }

  /** Why the match cannot go on here, whatever can be written. */
  Optional<String> stuck() {
    return stuck;
  }

  /** Tries whether something can be entered. */
  boolean settle() {
    return stuck.isEmpty() && (store.trouble().isEmpty() || store.settle());
  }

  /**
   * Plays what others have written since the table had so many entries; what cannot be played stops
   * it. Whether there was anything.
   */
  boolean follow(Table<?, ?, ?> table) {
    int before = table.match().position();
    List<String> lines = store.since(before);
    if (!lines.isEmpty()) {
      String text = table.match().header().text() + String.join("\n", lines) + "\n";
      following = true;
      try {
        stuck = Playback.add(table, text);
      } finally {
        following = false;
      }
    }
    return table.match().position() > before;
  }

  /** Writes an entry down as this line; why it could not be, if so. */
  Optional<Rejection> append(int position, Entry<?> entry, String line) {
    if (following) {
      return Optional.empty();
    }
    if (stuck.isPresent()) {
      return Optional.of(Rejection.of(Refusal.NOT_KEPT, stuck.get()));
    }
    if (isFull() && !isLast(entry)) {
      return Optional.of(Rejection.of(Refusal.JOURNAL_FULL));
    }
    if (store.append(position, line)) {
      return Optional.empty();
    }
    return Optional.of(
        store
            .trouble()
            .map(why -> Rejection.of(Refusal.NOT_KEPT, why))
            .orElseGet(() -> Rejection.of(Refusal.MOVED_ON)));
  }

  /** Whether this is why something was not entered that is legal. */
  static boolean isUnwritten(Rejection why) {
    return why.why() == Refusal.NOT_KEPT
        || why.why() == Refusal.JOURNAL_FULL
        || why.why() == Refusal.MOVED_ON;
  }

  /** What brings a match to its end can always be written. */
  private static boolean isLast(Entry<?> entry) {
    return entry instanceof Entry.Note<?>(Control control)
        && (control instanceof Control.Conceded || control instanceof Control.Concluded);
  }
}
