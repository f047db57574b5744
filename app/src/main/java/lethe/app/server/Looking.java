package lethe.app.server;

import lethe.app.play.Table;

/** The match that someone at a table looks at, until they leave. */
public interface Looking extends AutoCloseable {
  Table<?, ?, ?> match();

  @Override
  void close();

  /** Returns the match without a delay. */
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
