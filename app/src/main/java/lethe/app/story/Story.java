package lethe.app.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.engine.core.Rng;
import lethe.engine.core.Viewer;

/**
 * A title's story: for each of its moments one or more ways to tell it. Read from text:
 *
 * <pre>
 * [opening]
 * One way to tell it.
 * --
 * Another.
 *
 * [opening as ren]
 * One way to tell it to that seat.
 * </pre>
 *
 * @param beats by the name of the moment, and by that and its reader where a seat is told it in
 *     words of its own; each with at least one variant
 */
public record Story(Map<String, List<Beat>> beats) {
  private static final String READER = " as ";

  /** A title without one. */
  public static final Story NONE = new Story(Map.of());

  /** One of the ways to tell this moment to this reader, if the story has it. */
  public Optional<Rng.Draw<Beat>> tell(String moment, Viewer reader, Rng rng) {
    return Optional.ofNullable(beats.get(moment + READER + reader))
        .or(() -> Optional.ofNullable(beats.get(moment)))
        .map(rng::oneOf);
  }

  /** The story that this text holds. */
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
