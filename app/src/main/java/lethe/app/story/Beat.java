package lethe.app.story;

import java.util.ArrayList;
import java.util.List;

/** The text of a moment of a story, as lines. */
public record Beat(List<String> lines) {
  public Beat {
    lines = List.copyOf(lines);
  }

  /**
   * Returns the text as paragraphs for layouts with their own width. Lines are joined up to the
   * next empty line, except for verses, which begin with a blank.
   */
  public List<String> paragraphs() {
    List<String> paragraphs = new ArrayList<>();
    boolean runs = false;
    for (String line : lines) {
      boolean ends = line.isBlank() || line.startsWith(" ");
      if (runs && !ends) {
        paragraphs.add(paragraphs.removeLast() + " " + line);
      } else {
        paragraphs.add(line);
      }
      runs = !ends;
    }
    return paragraphs;
  }
}
