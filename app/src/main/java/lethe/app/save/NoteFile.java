package lethe.app.save;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import lethe.engine.core.Checked;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Fault;

/**
 * Notes beside a journal, in a file of their own: on each line the number of an entry, a colon and
 * what was noted there.
 */
public record NoteFile(Path journal) {
  private static final Pattern LINE = Pattern.compile("(\\d{1,6}): (\\S.*)", Pattern.DOTALL);

  /** The notes on this journal. */
  public static NoteFile of(Path journal) {
    return new NoteFile(journal);
  }

  /** The file itself. */
  public Path path() {
    return SideFile.beside(journal, ".notes");
  }

  private SideFile file() {
    return new SideFile(path(), LINE, Trouble.NO_NOTE);
  }

  /** What has been noted, by entries; nothing where there is no such file. */
  public Checked<SortedMap<Integer, String>> read() {
    return file().read().then(NoteFile::notes);
  }

  private static Checked<SortedMap<Integer, String>> notes(List<MatchResult> lines) {
    SortedMap<Integer, String> notes = new TreeMap<>();
    lines.forEach(
        line -> notes.put(Integer.parseInt(line.group(1)), SideFile.unescaped(line.group(2))));
    return new Valid<>(notes);
  }

  /**
   * Keeps these in the place of those before. Without any there is no file. What cannot be read is
   * not replaced.
   *
   * @return why they could not be kept, if so
   */
  public Optional<Fault> write(Map<Integer, String> notes) {
    return file()
        .write(
            new TreeMap<>(notes)
                .entrySet().stream()
                    .map(note -> note.getKey() + ": " + SideFile.escaped(note.getValue()))
                    .toList());
  }
}
