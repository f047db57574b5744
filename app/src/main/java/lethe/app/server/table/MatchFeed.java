package lethe.app.server.table;

import java.time.Duration;
import java.util.List;
import lethe.app.play.Table;
import lethe.app.play.TableFactory;
import lethe.app.play.TaskRunner;
import lethe.app.save.JournalStore;
import lethe.app.server.base.Log;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/**
 * The match as shown to one participant of a table, until they leave. Spectators may see it with a
 * delay: as a second match that lags behind the played one by a number of entries and catches up
 * when the match is over.
 */
public final class MatchFeed implements AutoCloseable {
  private final Table<?, ?, ?> played;
  private final Table<?, ?, ?> shownTable;

  /** Updates the shown match. */
  private final Runnable follower;

  private MatchFeed(Table<?, ?, ?> played, Table<?, ?, ?> shownTable, Runnable follower) {
    this.played = played;
    this.shownTable = shownTable;
    this.follower = follower;
  }

  /** Returns the feed of a match without a delay. */
  static MatchFeed live(Table<?, ?, ?> match) {
    return new MatchFeed(match, match, () -> {});
  }

  /**
   * Returns the feed of a match with a delay.
   *
   * @param entries the delay in journal entries
   */
  static MatchFeed delayed(Table<?, ?, ?> played, int entries, Log log) {
    return switch (TableFactory.of(played.title(), played.match().header())) {
      case Valid<Table<?, ?, ?>>(Table<?, ?, ?> shownTable) -> {
        shownTable.saveTo(new DelayedStore(played, entries));
        shownTable.runBots(
            Duration.ZERO, TaskRunner.IMMEDIATE, () -> false, e -> log.error("delayed-feed", e));
        Runnable follower =
            () ->
                shownTable.catchUp().ifPresent(reason -> log.warn("unreadable", "reason", reason));
        played.addListener(follower);
        follower.run();
        yield new MatchFeed(played, shownTable, follower);
      }
      case Invalid<Table<?, ?, ?>> faulty -> throw new IllegalStateException(faulty.toString());
    };
  }

  /** Returns the match that is shown. */
  public Table<?, ?, ?> match() {
    return shownTable;
  }

  @Override
  public void close() {
    played.removeListener(follower);
  }

  /** A read-only view of the part of the journal that spectators may see. */
  private record DelayedStore(Table<?, ?, ?> played, int entries) implements JournalStore {
    @Override
    public boolean appendEntry(int position, String line) {
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
