package lethe.app.session;

import java.util.List;
import lethe.app.frame.Text;

/**
 * A log entry.
 *
 * @param story whether it is part of the story
 * @param ephemeral whether it is told only once and can be read again only after the match
 */
record LogEntry(List<Text> lines, boolean story, boolean ephemeral) {
  LogEntry {
    lines = List.copyOf(lines);
  }

  /** Creates an entry that can be read again. */
  LogEntry(List<Text> lines, boolean story) {
    this(lines, story, false);
  }
}
