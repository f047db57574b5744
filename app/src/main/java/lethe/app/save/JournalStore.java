package lethe.app.save;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Stores the entries of a match. Each entry is stored durably before its effect is visible. */
public interface JournalStore extends AutoCloseable {
  /**
   * Appends an entry.
   *
   * @param position the number of earlier entries known to the writer
   * @param line the entry, without a line feed
   * @return true if the entry was appended; false if another writer has appended an entry at this
   *     position, or if the entry cannot be stored (see {@link #failure})
   */
  boolean appendEntry(int position, String line);

  /**
   * Returns the entries that other writers have appended at this position or later, one line each;
   * always empty if the store has only one writer.
   */
  default List<String> entriesSince(int position) {
    return List.of();
  }

  /**
   * Returns the reason why entries cannot be stored at present, such as the operating system's
   * error message; empty if the last access to the store succeeded or there was none.
   */
  default Optional<String> failure() {
    return Optional.empty();
  }

  /** Returns whether entries can be stored. After a failure, tests whether storing works again. */
  default boolean canAppend() {
    return true;
  }

  /** Returns the size of the stored match, in bytes; 0 if unknown. */
  default long size() {
    return 0;
  }

  /** Returns whether entries are stored, rather than discarded. */
  default boolean isPersistent() {
    return true;
  }

  /** Returns the file that contains the match; empty if the match is not stored in a local file. */
  default Optional<Path> file() {
    return Optional.empty();
  }

  @Override
  void close();

  /** Returns a store that discards all entries. */
  static JournalStore none() {
    return new JournalStore() {
      @Override
      public boolean appendEntry(int position, String line) {
        return true;
      }

      @Override
      public boolean isPersistent() {
        return false;
      }

      @Override
      public void close() {}
    };
  }
}
