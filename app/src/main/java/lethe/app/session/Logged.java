package lethe.app.session;

import java.util.List;
import lethe.app.frame.Text;

/**
 * What was told at one moment.
 *
 * @param story whether it is a piece of the story
 * @param once whether it is told once, and can be read again only when the match is over
 */
record Logged(List<Text> lines, boolean story, boolean once) {
  Logged {
    lines = List.copyOf(lines);
  }

  /** Something that can be read again. */
  Logged(List<Text> lines, boolean story) {
    this(lines, story, false);
  }
}
