package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import lethe.app.page.Console;
import lethe.app.play.Reviewing;
import lethe.app.play.Saved;
import lethe.app.play.Table;
import lethe.app.play.Thinking;
import lethe.app.save.NoteFile;
import lethe.app.session.Notes;
import lethe.app.session.Review;
import lethe.engine.core.Checked;
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
          yield noted(saved.table(), file, console, thinking);
        }
        yield closed;
      }
      case Faulty<Saved>(var faults) ->
          Optional.of(Faults.line(file.toString(), faults.getFirst()));
    };
  }

  private static Optional<String> noted(
      Table<?, ?, ?> table, Path file, Console console, Thinking thinking) {
    return switch (noted(of(table), file)) {
      case Valid<? extends Review<?, ?, ?>>(Review<?, ?, ?> review) -> {
        step(table, review, file, console, thinking);
        yield Optional.empty();
      }
      case Faulty<? extends Review<?, ?, ?>>(var faults) ->
          Optional.of(Faults.line(NoteFile.of(file).path().toString(), faults.getFirst()));
    };
  }

  /** The same with what was noted beside it; why that cannot be read, if so. */
  static <C, O, V> Checked<Review<C, O, V>> noted(Review<C, O, V> review, Path file) {
    return NoteFile.of(file).read().then(notes -> new Valid<>(review.beside(new Notes(notes))));
  }

  static void step(
      Table<?, ?, ?> table, Review<?, ?, ?> from, Path file, Console console, Thinking thinking) {
    Reviewing.run(table, from, NoteFile.of(file), console, thinking);
  }
}
