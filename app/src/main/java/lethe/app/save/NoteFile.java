package lethe.app.save;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import lethe.engine.core.Checked;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Fault;

/**
 * Notes beside a journal, in a file of their own: on each line the number of an entry, a colon and
 * what was noted there.
 */
public record NoteFile(Path path) {
  private static final Pattern LINE = Pattern.compile("(\\d{1,6}): (\\S.*)");

  /** Where the notes on a journal are. */
  public static NoteFile of(Path journal) {
    return new NoteFile(journal.resolveSibling(journal.getFileName() + ".notes"));
  }

  /** What has been noted, by entries; nothing where there is no such file. */
  public Checked<SortedMap<Integer, String>> read() {
    if (!Files.exists(path)) {
      return new Valid<>(Collections.emptySortedMap());
    }
    return TextFile.read(path).then(NoteFile::notes);
  }

  private static Checked<SortedMap<Integer, String>> notes(String text) {
    SortedMap<Integer, String> notes = new TreeMap<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      Matcher line = LINE.matcher(lines.get(i));
      if (!line.matches()) {
        return Checked.faulty(Fault.at(i + 1, 1, Trouble.NO_NOTE));
      }
      notes.put(Integer.parseInt(line.group(1)), line.group(2));
    }
    return new Valid<>(notes);
  }

  /**
   * Keeps these in the place of those before: the old or the new are there whole, whenever the
   * machine stops. Without any there is no file. What cannot be read is not replaced.
   *
   * @return why they could not be kept, if so
   */
  public Optional<Fault> write(Map<Integer, String> notes) {
    if (read() instanceof Faulty<SortedMap<Integer, String>>(List<Fault> faults)) {
      return faults.stream().findFirst();
    }
    Path fresh = path.resolveSibling(path.getFileName() + ".new");
    try {
      if (notes.isEmpty()) {
        Files.deleteIfExists(path);
        return Optional.empty();
      }
      Files.deleteIfExists(fresh);
      Files.createFile(
          fresh,
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      try (RandomAccessFile forced = new RandomAccessFile(fresh.toFile(), "rwd")) {
        forced.write(text(notes).getBytes(StandardCharsets.UTF_8));
      }
      Files.move(fresh, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(Fault.at(0, 0, Trouble.NOT_WRITABLE));
    }
  }

  private static String text(Map<Integer, String> notes) {
    return new TreeMap<>(notes)
        .entrySet().stream()
            .map(note -> note.getKey() + ": " + note.getValue() + "\n")
            .collect(Collectors.joining());
  }
}
