package lethe.app.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.engine.core.Rng;
import lethe.engine.core.Viewer;

/**
 * The story of a title: one or more versions of each of its moments. Its text format is:
 *
 * <pre>
 * [opening]
 * One way to tell it.
 * --
 * Another.
 * [opening as ren]
 * One way to tell it to that seat.
 * </pre>
 *
 * @param beats the versions by moment, or by moment and reader if a seat has its own; never empty
 *     lists
 */
public record Story(Map<String, List<Beat>> beats) {
  private static final String READER = " as ";

  /** An empty story. */
  public static final Story NONE = new Story(Map.of());

  /**
   * Picks a random text for a moment, among those for this reader if there are any; empty if the
   * story has no text for the moment.
   */
  public Optional<Rng.Draw<Beat>> tell(String moment, Viewer reader, Rng rng) {
    return Optional.ofNullable(beats.get(moment + READER + reader))
        .or(() -> Optional.ofNullable(beats.get(moment)))
        .map(rng::pick);
  }

  /** Reads a story from its text. */
  public static Story read(String text) {
    Map<String, List<Beat>> beats = new LinkedHashMap<>();
    List<Beat> variants = new ArrayList<>();
    List<String> lines = new ArrayList<>();
    for (String line : text.lines().toList()) {
      if (line.startsWith("[") && line.endsWith("]")) {
        close(variants, lines);
        variants = new ArrayList<>();
        beats.put(line.substring(1, line.length() - 1), variants);
      } else if (line.equals("--")) {
        close(variants, lines);
      } else if (!line.isBlank() || !lines.isEmpty()) {
        lines.add(line);
      }
    }
    close(variants, lines);
    return new Story(beats);
  }

  private static void close(List<Beat> variants, List<String> lines) {
    while (!lines.isEmpty() && lines.getLast().isBlank()) {
      lines.removeLast();
    }
    if (!lines.isEmpty()) {
      variants.add(new Beat(lines));
      lines.clear();
    }
  }
}
