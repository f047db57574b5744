package lethe.app.titles;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.engine.core.Outcome;
import lethe.engine.core.Viewer;

/**
 * The pictures of the endings of a game. They are written as:
 *
 * <pre>
 * [five-ravens] R=red ^=purple
 *  _^_
 * (R)
 * [most-cups.won] o=yellow
 * \o/
 * </pre>
 *
 * <p>A picture consists of ASCII characters; the heading assigns colors to some of them. The
 * suffixes {@code .won}, {@code .lost} and {@code .drawn} mark pictures for the players with that
 * {@link MatchResult}. A player whose result has no picture sees the picture without a suffix, as
 * do all viewers without a seat.
 *
 * @param pictures the pictures by name
 */
public record EndPictures(Map<String, Frame> pictures) {
  /** The pictures of a game that has none. */
  public static final EndPictures NONE = new EndPictures(Map.of());

  private static final Pattern HEADING = Pattern.compile("\\[([a-z.-]+)\\]((?: .=[a-z]+)*)");

  public EndPictures {
    pictures = Map.copyOf(pictures);
  }

  /** Returns the picture of an ending for a viewer; empty if there is none. */
  public Optional<Frame> pictureFor(Outcome outcome, Viewer viewer) {
    String suffix = MatchResult.of(outcome, viewer).map(result -> "." + result.word()).orElse("");
    return Optional.ofNullable(pictures.get(outcome.ending() + suffix))
        .or(() -> Optional.ofNullable(pictures.get(outcome.ending())));
  }

  /**
   * Parses pictures. Ignores lines before the first heading.
   *
   * @throws IllegalArgumentException if a color is unknown
   */
  public static EndPictures parse(String text) {
    Map<String, Frame> pictures = new HashMap<>();
    List<String> lines = new ArrayList<>();
    String name = "";
    Map<Character, Ink> inks = Map.of();
    for (String line : text.lines().toList()) {
      Matcher heading = HEADING.matcher(line);
      if (heading.matches()) {
        addPicture(pictures, name, lines, inks);
        name = heading.group(1);
        inks = inks(heading.group(2).strip());
        lines.clear();
      } else {
        lines.add(line);
      }
    }
    addPicture(pictures, name, lines, inks);
    return new EndPictures(pictures);
  }

  private static Map<Character, Ink> inks(String assignments) {
    Map<Character, Ink> inks = new HashMap<>();
    for (String assignment : assignments.isEmpty() ? new String[0] : assignments.split(" ", -1)) {
      inks.put(assignment.charAt(0), Ink.valueOf(assignment.substring(2).toUpperCase(Locale.ROOT)));
    }
    return inks;
  }

  /**
   * Adds a picture without its trailing blank lines. Adds nothing if the name is empty or no lines
   * are left.
   */
  private static void addPicture(
      Map<String, Frame> pictures, String name, List<String> lines, Map<Character, Ink> inks) {
    while (!lines.isEmpty() && lines.getLast().isBlank()) {
      lines.removeLast();
    }
    if (name.isEmpty() || lines.isEmpty()) {
      return;
    }
    int columns = lines.stream().mapToInt(String::length).max().orElse(0);
    Sketch sketch = new Sketch(new Size(columns, lines.size()));
    for (int row = 0; row < lines.size(); row++) {
      String line = lines.get(row);
      for (int column = 0; column < line.length(); column++) {
        Ink ink = inks.getOrDefault(line.charAt(column), Ink.PLAIN);
        sketch.text(column, row, line.substring(column, column + 1), Style.of(ink));
      }
    }
    pictures.put(name, sketch.frame());
  }
}
