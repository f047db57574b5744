package lethe.app.server;

import java.time.Duration;
import java.util.List;
import lethe.app.play.Table;
import lethe.app.play.TableFactory;
import lethe.app.play.TaskRunner;
import lethe.app.save.JournalStore;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/**
 * A match as spectators see it who are shown it with a delay: another table that follows it by a
 * number of entries and has all of them when the match is over.
 *
 * @param played the match itself
 * @param delayed the delayed copy
 * @param follower updates the copy
 */
record DelayedMatchFeed(Table<?, ?, ?> played, Table<?, ?, ?> delayed, Runnable follower)
    implements MatchFeed {
  /**
   * Returns a delayed copy of a match.
   *
   * @param entries the delay in journal entries
   */
  static MatchFeed of(Table<?, ?, ?> played, int entries, Log log) {
    return switch (TableFactory.of(played.title(), played.match().header())) {
      case Valid<Table<?, ?, ?>>(Table<?, ?, ?> seen) -> {
        seen.saveTo(new DelayedStore(played, entries));
        seen.runBots(
            Duration.ZERO, TaskRunner.IMMEDIATE, () -> false, e -> log.error("delayed-feed", e));
        Runnable follows =
            () -> seen.catchUp().ifPresent(reason -> log.warn("unreadable", "reason", reason));
        played.addListener(follows);
        follows.run();
        yield new DelayedMatchFeed(played, seen, follows);
      }
      case Invalid<Table<?, ?, ?>> faulty -> throw new IllegalStateException(faulty.toString());
    };
  }

  @Override
  public Table<?, ?, ?> match() {
    return delayed;
  }

  @Override
  public void close() {
    played.removeListener(follower);
  }

  /** The part of the journal that spectators may know. Read-only. */
  private record DelayedStore(Table<?, ?, ?> played, int entries) implements JournalStore {
    @Override
    public boolean append(int position, String line) {
      return false;
    }

    @Override
    public List<String> since(int position) {
      return lines(played, position, entries);
    }

    private static <C, O, V> List<String> lines(Table<C, O, V> table, int from, int behind) {
      var match = table.match();
      int end = match.turn().isOver() ? match.position() : match.position() - behind;
      return match.journal().entries().subList(from, Math.max(from, end)).stream()
          .map(entry -> entry.line(table.game().notation()))
          .toList();
    }

    @Override
    public String displayName() {
      return played.store().displayName();
    }

    @Override
    public void close() {}
  }
}
