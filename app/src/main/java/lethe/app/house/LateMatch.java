package lethe.app.house;

import java.time.Duration;
import java.util.List;
import lethe.app.play.Opened;
import lethe.app.play.Table;
import lethe.app.play.Thinking;
import lethe.app.save.Store;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;

/**
 * A match as those see it who look on later than it is played: another table that follows it so
 * many entries behind, and has all of it when it is over.
 *
 * @param played the match itself
 * @param seen what they look at
 * @param follows what has it follow
 */
record LateMatch(Table<?, ?, ?> played, Table<?, ?, ?> seen, Runnable follows) implements Looking {
  /** The same match, so many entries behind. */
  static Looking of(Table<?, ?, ?> played, int entries, Log log) {
    return switch (Opened.of(played.title(), played.match().header())) {
      case Valid<Table<?, ?, ?>>(Table<?, ?, ?> seen) -> {
        seen.keep(new Behind(played, entries));
        seen.host(Duration.ZERO, Thinking.AT_ONCE, () -> false, e -> log.failed("late", e));
        Runnable follows =
            () -> seen.catchUp().ifPresent(why -> log.warn("unreadable", "why", why));
        played.listen(follows);
        follows.run();
        yield new LateMatch(played, seen, follows);
      }
      case Faulty<Table<?, ?, ?>> faulty -> throw new IllegalStateException(faulty.toString());
    };
  }

  @Override
  public Table<?, ?, ?> match() {
    return seen;
  }

  @Override
  public void close() {
    played.forget(follows);
  }

  /** What others have written, as far as it may be known; whoever looks on writes nothing. */
  private record Behind(Table<?, ?, ?> played, int entries) implements Store {
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
    public String where() {
      return played.store().where();
    }

    @Override
    public void close() {}
  }
}
