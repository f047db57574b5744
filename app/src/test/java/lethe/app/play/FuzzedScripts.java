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
 * Fuzzes scripts. Any script is either played or reported with the position of its error. The part
 * that was played can be written and replayed, and a reshuffle for a seat is invisible to that
 * seat.
 */
public final class FuzzedScripts implements FuzzTarget {
  private static final Path FILE = Path.of("x.lethe");

  @Override
  public void process(byte[] input) throws IOException {
    switch (TextFile.read(new ByteArrayInputStream(input))) {
      case Invalid<String>(List<InputError> errors) -> assertHasMessage(errors.getFirst());
      case Valid<String>(String text) -> play(text);
    }
  }

  /**
   * Parses a text as a puzzle and as a script, plays the script, and returns the number of accepted
   * entries.
   */
  static int play(String text) {
    if (Puzzle.parse(FILE, text) instanceof Invalid<Puzzle>(List<InputError> errors)) {
      errors.forEach(FuzzedScripts::assertHasMessage);
    }
    if (Script.parse(text) instanceof Invalid<Script>(List<InputError> errors)) {
      errors.forEach(error -> assertInText(text, error));
      return 0;
    }
    Script script = TestTables.script(text);
    return switch (TableFactory.create(script)) {
      case Invalid<Table<?, ?, ?>>(List<InputError> errors) -> {
        errors.forEach(error -> assertInText(text, error));
        yield 0;
      }
      case Valid<Table<?, ?, ?>>(Table<?, ?, ?> table) -> {
        Optional<InputError> error = ScriptPlayer.play(table, script);
        error.ifPresent(found -> assertInText(text, found));
        assertReplayable(table, script);
        assertReshuffleIsInvisible(table);
        yield table.match().position();
      }
    };
  }

  /** Asserts that the journal of the table can be replayed with the same result. */
  static void assertReplayable(Table<?, ?, ?> table, Script script) {
    String journal = TestTables.journal(table);
    String savedJournal =
        script.savedSince().isEmpty()
            ? journal.replaceFirst("(?m)^(game .*\nrules .*\n)", "$1saved 2026-01-01T00:00:00Z\n")
            : journal;
    Script written = TestTables.script(savedJournal);
    Table<?, ?, ?> replayed = TestTables.table(written);
    assertThat(ScriptPlayer.play(replayed, written)).isEmpty();
    assertThat(TestTables.journal(replayed)).isEqualTo(savedJournal);
  }

  /**
   * Asserts that no seat can distinguish the match from one that has been reshuffled for that seat.
   */
  private static <C, O, V> void assertReshuffleIsInvisible(Table<C, O, V> table) {
    Match<C, O, V> match = table.match();
    for (Seat seat : match.seats()) {
      ControlEntry reshuffled = new ControlEntry.Reshuffled(seat, 4711);
      if (match.addControl(reshuffled) instanceof Applied<C, O, V> applied) {
        Match<C, O, V> other = applied.next();
        assertThat(other.view(seat).equals(match.view(seat))).as("view of %s", seat).isTrue();
        assertThat(other.legalCommands(seat))
            .as("legal commands of %s", seat)
            .isEqualTo(match.legalCommands(seat));
        assertThat(other.turn()).isEqualTo(match.turn());
      }
    }
  }

  private static void assertHasMessage(InputError error) {
    assertThat(Titles.ERROR_MESSAGES.format(error.code(), error.arguments())).isNotBlank();
  }

  static void assertInText(String text, InputError error) {
    assertHasMessage(error);
    List<String> lines = text.lines().toList();
    assertThat(error.line()).as(error.toString()).isBetween(1, Math.max(1, lines.size()));
    String line = lines.isEmpty() ? "" : lines.get(error.line() - 1);
    // If a seat or the text after a bar is missing, the error is where it would begin.
    int length = Math.max(line.length(), line.strip().equals("seat") ? 5 : 2);
    assertThat(error.column()).as(error.toString()).isBetween(1, length + 1);
  }
}
