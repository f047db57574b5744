package lethe.app.story;

import java.util.ArrayList;
import java.util.List;

/** One moment of a story, in lines as somebody wrote them. */
public record Beat(List<String> lines) {
  public Beat {
    lines = List.copyOf(lines);
  }

  /**
   * The same for whoever has a width of their own: lines run on to the next empty one, but for
   * verses, which begin with a blank.
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
