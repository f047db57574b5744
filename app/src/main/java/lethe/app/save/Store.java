package lethe.app.save;

/** Where a match is written down, line by line; each line is safe before it is shown to anybody. */
public interface Store extends AutoCloseable {
  /**
   * Adds an entry.
   *
   * @param position how many entries there are before it, as the writer believes
   * @return whether it was added; not if another entry came first
   */
  boolean append(int position, String line);

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
