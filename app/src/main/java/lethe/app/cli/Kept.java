package lethe.app.cli;

import java.nio.file.Path;
import java.time.ZoneId;
import lethe.app.play.PlayedMatch;
import lethe.app.titles.Title;

/** A match that is kept in a file. */
record Kept(Path file, PlayedMatch match) {
  Title<?, ?, ?> title() {
    return match.title();
  }

  boolean isOver() {
    return match.isOver();
  }

  /** When it was begun, by the clock of this machine. */
  String day() {
    return match.day(ZoneId.systemDefault());
  }

  /** How it ended, or whom it waits for. */
  String result() {
    return match.result();
  }
}
