package lethe.app.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.engine.core.Rng;
import lethe.engine.core.Viewer;

/**
 * The story of a title: one or more texts for each moment. It is written as:
 *
 * <pre>
 * [opening]
 * A text.
 * --
 * Another text for the same moment.
 * [opening as ren]
 * A text for the seat "ren" only.
 * </pre>
 *
 * @param beats the texts by moment, or by moment and reader if a seat has its own texts; no list is
 *     empty
 */
public record Story(Map<String, List<Beat>> beats) {
  private static final String READER_SEPARATOR = " as ";

  /** An empty story. */
  public static final Story NONE = new Story(Map.of());

  /**
   * Picks a random text for a moment. If there are texts for this reader, picks one of those. Empty
   * if the story has no text for the moment.
   */
  public Optional<Rng.Draw<Beat>> pickText(String moment, Viewer reader, Rng rng) {
    return Optional.ofNullable(beats.get(moment + READER_SEPARATOR + reader))
        .or(() -> Optional.ofNullable(beats.get(moment)))
        .map(rng::pick);
  }

  /** Parses a story. */
  public static Story read(String text) {
    Map<String, List<Beat>> beats = new LinkedHashMap<>();
    List<Beat> variants = new ArrayList<>();
    List<String> lines = new ArrayList<>();
    for (String line : text.lines().toList()) {
      if (line.startsWith("[") && line.endsWith("]")) {
        addBeat(variants, lines);
        variants = new ArrayList<>();
        beats.put(line.substring(1, line.length() - 1), variants);
      } else if (line.equals("--")) {
        addBeat(variants, lines);
      } else if (!line.isBlank() || !lines.isEmpty()) {
        lines.add(line);
      }
    }
    addBeat(variants, lines);
    return new Story(beats);
  }

  private static void addBeat(List<Beat> variants, List<String> lines) {
    while (!lines.isEmpty() && lines.getLast().isBlank()) {
      lines.removeLast();
    }
    if (!lines.isEmpty()) {
      variants.add(new Beat(lines));
      lines.clear();
    }
  }
}
