package lethe.app.save;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Valid;

/**
 * The notes on a journal, in a separate file next to it. Each line has the form {@code POSITION:
 * TEXT}.
 */
public record NoteFile(Path journal) {
  private static final Pattern LINE = Pattern.compile("(\\d{1,6}): (\\S.*)", Pattern.DOTALL);

  public Path path() {
    return CompanionFile.nextTo(journal, ".notes");
  }

  private CompanionFile file() {
    return new CompanionFile(path(), LINE, FileErrorCode.INVALID_NOTE);
  }

  /**
   * Returns the notes, keyed by position; an empty map if the note file does not exist. An
   * unreadable file or an invalid line is an error.
   */
  public Validated<SortedMap<Integer, String>> read() {
    return file().read().flatMap(NoteFile::parseNotes);
  }

  private static Validated<SortedMap<Integer, String>> parseNotes(List<MatchResult> lines) {
    SortedMap<Integer, String> notes = new TreeMap<>();
    lines.forEach(
        line -> notes.put(Integer.parseInt(line.group(1)), CompanionFile.unescape(line.group(2))));
    return new Valid<>(notes);
  }

  /**
   * Replaces all notes. Deletes the file if there are no notes. Returns an error without writing if
   * the existing file is invalid.
   *
   * @param notes the notes, keyed by position
   * @return the error if the notes could not be saved; empty if they were saved
   */
  public Optional<InputError> write(Map<Integer, String> notes) {
    return file()
        .write(
            new TreeMap<>(notes)
                .entrySet().stream()
                    .map(note -> note.getKey() + ": " + CompanionFile.escape(note.getValue()))
                    .toList());
  }
}
