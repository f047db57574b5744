package lethe.app.story;

import java.util.List;

/** One moment of a story. */
public record Beat(List<String> lines) {
  public Beat {
    lines = List.copyOf(lines);
  }
}
