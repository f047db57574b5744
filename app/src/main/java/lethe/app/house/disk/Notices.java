package lethe.app.house.disk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import lethe.app.house.Clean;
import lethe.app.house.Log;
import lethe.app.house.NoticeBoard;
import lethe.app.save.TextFile;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;

/** The message of the day: a file that is read anew when it has changed. */
public final class Notices implements NoticeBoard {
  /** What fits above the tables of a usual window. */
  private static final int LINES = 5;

  private static final int LENGTH = 200;

  private final Optional<Path> file;
  private final Log log;
  private String stamp = "";
  private volatile List<String> lines = List.of();

  public Notices(Optional<Path> file, Log log) {
    this.file = file;
    this.log = log;
    refresh();
  }

  @Override
  public List<String> lines() {
    return lines;
  }

  /** Reads the file if it is another than before. */
  @Override
  public boolean refresh() {
    String now = file.map(Notices::stamp).orElse("");
    if (now.equals(stamp)) {
      return false;
    }
    stamp = now;
    List<String> before = lines;
    lines = file.map(this::read).orElse(List.of());
    return !lines.equals(before);
  }

  /** What changes when the file does. */
  private static String stamp(Path file) {
    try {
      BasicFileAttributes known = Files.readAttributes(file, BasicFileAttributes.class);
      return known.lastModifiedTime() + " " + known.size() + " " + known.fileKey();
    } catch (IOException e) {
      return "none";
    }
  }

  private List<String> read(Path path) {
    return switch (TextFile.read(path)) {
      case Valid<String>(String text) ->
          text.strip().lines().limit(LINES).map(line -> Clean.line(line, LENGTH)).toList();
      case Faulty<String>(var faults) -> {
        log.warn("unreadable", "file", path, "why", faults.getFirst().why().key());
        yield List.of();
      }
    };
  }
}
