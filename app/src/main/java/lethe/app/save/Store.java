package lethe.app.save;

import java.util.List;
import java.util.Optional;

/** Where a match is written down, line by line; each line is safe before it is shown to anybody. */
public interface Store extends AutoCloseable {
  /**
   * Adds an entry.
   *
   * @param position how many entries there are before it, as the writer believes
   * @return whether it was added; not if another entry came first, or if there is {@link #trouble}
   */
  boolean append(int position, String line);

  /**
   * What others have written from that position on, a line each; whoever writes alone reads none.
   */
  default List<String> since(int position) {
    return List.of();
  }

  /** Why the latest entry could not be written, in the words of the system; nothing if it was. */
  default Optional<String> trouble() {
    return Optional.empty();
  }

  /** Tries whether entries can be written again, after there was trouble. */
  default boolean settle() {
    return true;
  }

  /** How much has been written, in bytes. */
  default long size() {
    return 0;
  }

  /** What to call the place in a sentence; empty if the match is kept nowhere. */
  String where();

  @Override
  void close();

  /** Keeps nothing. */
  static Store nowhere() {
    return new Store() {
      @Override
      public boolean append(int position, String line) {
        return true;
      }

      @Override
      public String where() {
        return "";
      }

      @Override
      public void close() {}
    };
  }
}
