package lethe.app.server.table;

import java.time.Duration;
import java.util.List;
import lethe.app.play.Table;
import lethe.app.play.TableFactory;
import lethe.app.play.TaskRunner;
import lethe.app.save.JournalStore;
import lethe.app.server.base.Log;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/**
 * The match as shown to one participant of a table. Spectators may see it with a delay: as a second
 * match that lags behind the live one by a number of entries, and catches up when the live match is
 * over.
 */
public final class MatchFeed implements AutoCloseable {
  private final Table<?, ?, ?> liveMatch;
  private final Table<?, ?, ?> shownMatch;

  /** Updates the shown match. */
  private final Runnable updater;

  private MatchFeed(Table<?, ?, ?> liveMatch, Table<?, ?, ?> shownMatch, Runnable updater) {
    this.liveMatch = liveMatch;
    this.shownMatch = shownMatch;
    this.updater = updater;
  }

  /** Returns the feed of a match without a delay. */
  static MatchFeed live(Table<?, ?, ?> match) {
    return new MatchFeed(match, match, () -> {});
  }

  /**
   * Returns the feed of a match with a delay.
   *
   * @param entries the delay in journal entries, not counting private marks
   */
  static MatchFeed delayed(Table<?, ?, ?> liveMatch, int entries, Log log) {
    return switch (TableFactory.create(liveMatch.title(), liveMatch.match().header())) {
      case Valid<Table<?, ?, ?>>(Table<?, ?, ?> shownMatch) -> {
        shownMatch.saveTo(new DelayedStore(liveMatch, entries));
        shownMatch.runBots(
            Duration.ZERO,
            TaskRunner.IMMEDIATE,
            () -> false,
            e -> log.operationFailed("delayed-feed", e));
        Runnable updater =
            () ->
                shownMatch.catchUp().ifPresent(reason -> log.warn("unreadable", "reason", reason));
        liveMatch.addListener(updater);
        updater.run();
        yield new MatchFeed(liveMatch, shownMatch, updater);
      }
      case Invalid<Table<?, ?, ?>> faulty -> throw new IllegalStateException(faulty.toString());
    };
  }

  /** Returns the match that is shown. */
  public Table<?, ?, ?> match() {
    return shownMatch;
  }

  @Override
  public void close() {
    liveMatch.removeListener(updater);
  }

  /** A read-only view of the part of the journal that spectators may see. */
  private record DelayedStore(Table<?, ?, ?> liveMatch, int entries) implements JournalStore {
    @Override
    public boolean appendEntry(int position, String line) {
      return false;
    }

    @Override
    public List<String> entriesSince(int position) {
      return lines(liveMatch, position, entries);
    }

    private static <C, O, V> List<String> lines(Table<C, O, V> table, int from, int delay) {
      var match = table.match();
      List<Entry<C>> entries = match.journal().entries();
      int end = match.turn().isOver() ? entries.size() : delayedEnd(entries, delay);
      return entries.subList(from, Math.max(from, end)).stream()
          .map(entry -> entry.line(table.game().notation()))
          .toList();
    }

    /**
     * Returns the number of entries that are not withheld. The last {@code delay} entries are
     * withheld, not counting private marks, so that nobody can tell from the delay whether a player
     * made one.
     */
    private static <C> int delayedEnd(List<Entry<C>> entries, int delay) {
      int end = entries.size();
      for (int withheld = 0; withheld < delay && end > 0; ) {
        end--;
        if (!(entries.get(end) instanceof Entry.Control<C>(ControlEntry.Marked _))) {
          withheld++;
        }
      }
      return end;
    }

    @Override
    public boolean isPersistent() {
      return liveMatch.store().isPersistent();
    }

    @Override
    public void close() {}
  }
}
