package lethe.app.story;

import java.util.ArrayList;
import java.util.List;

/** A text of a story, as lines. */
public record Beat(List<String> lines) {
  public Beat {
    lines = List.copyOf(lines);
  }

  /**
   * Returns the text as paragraphs, for a layout that wraps them. Consecutive lines are joined,
   * except verses, which begin with a blank. Empty lines are kept.
   */
  public List<String> paragraphs() {
    List<String> paragraphs = new ArrayList<>();
    boolean continues = false;
    for (String line : lines) {
      boolean startsNew = line.isBlank() || line.startsWith(" ");
      if (continues && !startsNew) {
        paragraphs.add(paragraphs.removeLast() + " " + line);
      } else {
        paragraphs.add(line);
      }
      continues = !startsNew;
    }
    return paragraphs;
  }
}
