package lethe.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lethe.app.fuzz.FuzzTarget;
import lethe.app.puzzle.Puzzle;
import lethe.app.save.TextFile;
import lethe.app.titles.Titles;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.InputError;
import lethe.engine.core.Match;
import lethe.engine.core.Script;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/**
 * Fuzzes scripts. Any script is either played or reported with the position of its fault. The part
 * played can be written and replayed, and a reshuffle is invisible to its seat.
 */
public final class FuzzedScripts implements FuzzTarget {
  private static final Path CALLED = Path.of("x.lethe");

  @Override
  public void take(byte[] input) throws IOException {
    switch (TextFile.read(new ByteArrayInputStream(input))) {
      case Invalid<String>(List<InputError> errors) -> assertWorded(errors.getFirst());
      case Valid<String>(String text) -> taken(text);
    }
  }

  /**
   * Parses a text as a puzzle and as a script, plays the script, and returns the number of accepted
   * entries.
   */
  static int taken(String text) {
    if (Puzzle.read(CALLED, text) instanceof Invalid<Puzzle>(List<InputError> errors)) {
      errors.forEach(FuzzedScripts::assertWorded);
    }
    if (Script.parse(text) instanceof Invalid<Script>(List<InputError> errors)) {
      errors.forEach(error -> inside(text, error));
      return 0;
    }
    Script script = TestTables.script(text);
    return switch (TableFactory.of(script)) {
      case Invalid<Table<?, ?, ?>>(List<InputError> errors) -> {
        errors.forEach(error -> inside(text, error));
        yield 0;
      }
      case Valid<Table<?, ?, ?>>(Table<?, ?, ?> table) -> {
        Optional<InputError> error = ScriptPlayer.play(table, script);
        error.ifPresent(f -> inside(text, f));
        again(table, script);
        reshuffle(table);
        yield table.match().position();
      }
    };
  }

  /** Asserts that the journal of the table can be replayed with the same result. */
  static void again(Table<?, ?, ?> table, Script script) {
    String journal = TestTables.journal(table);
    String kept =
        script.savedSince().isEmpty()
            ? journal.replaceFirst("(?m)^(game .*\nrules .*\n)", "$1saved 2026-01-01T00:00:00Z\n")
            : journal;
    Script written = TestTables.script(kept);
    Table<?, ?, ?> again = TestTables.of(written);
    assertThat(ScriptPlayer.play(again, written)).isEmpty();
    assertThat(TestTables.journal(again)).isEqualTo(kept);
  }

  /** Asserts that no seat can tell the match from one reshuffled for it. */
  private static <C, O, V> void reshuffle(Table<C, O, V> table) {
    Match<C, O, V> match = table.match();
    for (Seat seat : match.seats()) {
      ControlEntry redrawn = new ControlEntry.Reshuffled(seat, 4711);
      if (match.addControl(redrawn) instanceof Applied<C, O, V> moved) {
        Match<C, O, V> other = moved.next();
        assertThat(other.view(seat).equals(match.view(seat))).as("view of %s", seat).isTrue();
        assertThat(other.legalCommands(seat))
            .as("legal commands of %s", seat)
            .isEqualTo(match.legalCommands(seat));
        assertThat(other.turn()).isEqualTo(match.turn());
      }
    }
  }

  private static void assertWorded(InputError error) {
    assertThat(Titles.ERROR_MESSAGES.format(error.code(), error.arguments())).isNotBlank();
  }

  static void inside(String text, InputError error) {
    assertWorded(error);
    List<String> lines = text.lines().toList();
    assertThat(error.line()).as(error.toString()).isBetween(1, Math.max(1, lines.size()));
    String line = lines.isEmpty() ? "" : lines.get(error.line() - 1);
    // The expected position of a missing seat, or of the text after a bar.
    int length = Math.max(line.length(), line.strip().equals("seat") ? 5 : 2);
    assertThat(error.column()).as(error.toString()).isBetween(1, length + 1);
  }
}
