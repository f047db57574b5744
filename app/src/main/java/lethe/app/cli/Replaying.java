package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import lethe.app.page.Console;
import lethe.app.play.Reviewing;
import lethe.app.play.Saved;
import lethe.app.play.Table;
import lethe.app.play.Thinking;
import lethe.app.session.Review;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;

/** Looks at finished matches. */
final class Replaying {
  private Replaying() {}

  /** A match from its beginning to where it stands. */
  static <C, O, V> Review<C, O, V> of(Table<C, O, V> table) {
    return Review.of(table.title(), table.game().notation(), table.match());
  }

  /**
   * Steps through a match for as long as somebody likes.
   *
   * @return what is wrong with the file, or why nobody may look, if so
   */
  static Optional<String> review(Path file, Console console, Thinking thinking) throws IOException {
    return switch (Saved.load(file)) {
      case Valid<Saved>(Saved saved) -> {
        Optional<String> closed = Closed.why(saved);
        if (closed.isEmpty()) {
          step(saved.table(), of(saved.table()), console, thinking);
        }
        yield closed;
      }
      case Faulty<Saved>(var faults) ->
          Optional.of(Faults.line(file.toString(), faults.getFirst()));
    };
  }

  static void step(Table<?, ?, ?> table, Review<?, ?, ?> from, Console console, Thinking thinking) {
    Reviewing.run(table, from, console, thinking);
  }
}
