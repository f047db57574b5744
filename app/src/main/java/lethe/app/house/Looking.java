package lethe.app.house;

import lethe.app.play.Table;

/** What somebody has before them who is at a table, until they leave. */
public interface Looking extends AutoCloseable {
  Table<?, ?, ?> match();

  @Override
  void close();

  /** The match as it is played. */
  static Looking at(Table<?, ?, ?> match) {
    return new Looking() {
      @Override
      public Table<?, ?, ?> match() {
        return match;
      }

      @Override
      public void close() {}
    };
  }
}
