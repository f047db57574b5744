package lethe.app.server.disk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import lethe.app.save.TextFile;
import lethe.app.server.base.Log;
import lethe.app.server.base.SafeText;
import lethe.app.server.session.NoticeBoard;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/** The message of the day, in a file that is read again when it has changed. */
public final class NoticeFile implements NoticeBoard {
  /**
   * The maximum number of lines; this many fit above the tables in a window of 80x24 characters.
   */
  private static final int MAX_LINES = 5;

  private static final int MAX_LINE_LENGTH = 200;

  private final Optional<Path> file;
  private final Log log;
  private String stamp = "";
  private volatile List<String> lines = List.of();

  public NoticeFile(Optional<Path> file, Log log) {
    this.file = file;
    this.log = log;
    refresh();
  }

  @Override
  public List<String> lines() {
    return lines;
  }

  /** Reads the file again if it has changed. Returns whether the message has changed. */
  @Override
  public boolean refresh() {
    String newStamp = file.map(NoticeFile::stamp).orElse("");
    if (newStamp.equals(stamp)) {
      return false;
    }
    stamp = newStamp;
    List<String> oldLines = lines;
    lines = file.map(this::read).orElse(List.of());
    return !lines.equals(oldLines);
  }

  /** Returns a string that changes when the file changes. */
  private static String stamp(Path file) {
    try {
      BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
      return attributes.lastModifiedTime() + " " + attributes.size() + " " + attributes.fileKey();
    } catch (IOException e) {
      return "none";
    }
  }

  private List<String> read(Path path) {
    return switch (TextFile.read(path)) {
      case Valid<String>(String text) ->
          text.strip()
              .lines()
              .limit(MAX_LINES)
              .map(line -> SafeText.sanitize(line, MAX_LINE_LENGTH))
              .toList();
      case Invalid<String>(var errors) -> {
        log.warn("unreadable", "file", path, "reason", errors.getFirst().code().messageKey());
        yield List.of();
      }
    };
  }
}
