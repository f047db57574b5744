package lethe.app.save;

import java.util.List;
import java.util.Optional;

/** Stores a match entry by entry. Each entry is stored durably before anyone sees it. */
public interface JournalStore extends AutoCloseable {
  /**
   * Appends an entry.
   *
   * @param position the number of entries before it that are known to the writer
   * @return whether it was appended; false if another entry came first, or after a {@link #failure}
   */
  boolean appendEntry(int position, String line);

  /**
   * Returns the entries appended by other writers, from a position to the end, one line each; empty
   * if there is only one writer.
   */
  default List<String> since(int position) {
    return List.of();
  }

  /**
   * Returns the operating system's reason why the latest entry could not be stored; empty if it
   * was.
   */
  default Optional<String> failure() {
    return Optional.empty();
  }

  /** Tests whether entries can be stored again after a failure. Returns whether they can. */
  default boolean canAppend() {
    return true;
  }

  /** Returns the number of bytes written. */
  default long size() {
    return 0;
  }

  /** Returns the location for messages; empty if the match is not stored. */
  String displayName();

  @Override
  void close();

  /** Returns a store that discards everything. */
  static JournalStore none() {
    return new JournalStore() {
      @Override
      public boolean appendEntry(int position, String line) {
        return true;
      }

      @Override
      public String displayName() {
        return "";
      }

      @Override
      public void close() {}
    };
  }
}
