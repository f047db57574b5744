package lethe.app.save;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lethe.engine.core.Checked;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Fault;

/**
 * What somebody keeps beside a journal, in a file of its own: lines of one kind.
 *
 * @param line what every line is like
 * @param flaw what is wrong with one that is not
 */
record SideFile(Path path, Pattern line, Trouble flaw) {
  /** The file with this ending beside a journal. */
  static Path beside(Path journal, String ending) {
    return journal.resolveSibling(journal.getFileName() + ending);
  }

  /** Its lines; none where there is no such file. */
  Checked<List<MatchResult>> read() {
    return Files.exists(path) ? TextFile.read(path).then(this::lines) : new Valid<>(List.of());
  }

  private Checked<List<MatchResult>> lines(String text) {
    List<MatchResult> all = new ArrayList<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      Matcher matcher = line.matcher(lines.get(i));
      if (!matcher.matches()) {
        return Checked.faulty(Fault.at(i + 1, 1, flaw));
      }
      all.add(matcher.toMatchResult());
    }
    return new Valid<>(all);
  }

  /**
   * Keeps these in the place of those before: the old or the new are there whole, whenever the
   * machine stops. Without any there is no file. What cannot be read is not replaced.
   *
   * @return why they could not be kept, if so
   */
  Optional<Fault> write(List<String> lines) {
    if (read() instanceof Faulty<List<MatchResult>>(List<Fault> faults)) {
      return faults.stream().findFirst();
    }
    Path fresh = path.resolveSibling(path.getFileName() + ".new");
    try {
      if (lines.isEmpty()) {
        Files.deleteIfExists(path);
        return Optional.empty();
      }
      Files.deleteIfExists(fresh);
      Files.createFile(
          fresh,
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      try (RandomAccessFile forced = new RandomAccessFile(fresh.toFile(), "rwd")) {
        forced.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
      }
      Files.move(fresh, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(Fault.at(0, 0, Trouble.NOT_WRITABLE));
    }
  }
}
