package lethe.app.server;

import lethe.app.play.Table;

/** The match that someone at a table looks at, until they leave. */
public interface MatchFeed extends AutoCloseable {
  Table<?, ?, ?> match();

  @Override
  void close();

  /** Returns the match without a delay. */
  static MatchFeed live(Table<?, ?, ?> match) {
    return new MatchFeed() {
      @Override
      public Table<?, ?, ?> match() {
        return match;
      }

      @Override
      public void close() {}
    };
  }
}
