package lethe.app.titles;

import java.util.List;

/**
 * A part of a table in words.
 *
 * @param name what it is called where somebody asks for it alone, such as {@code row 2}
 * @param sentences in reading order
 */
public record Described(String name, List<String> sentences) {
  public Described {
    sentences = List.copyOf(sentences);
  }

  /** A part of which there is one thing to say. */
  public static Described of(String name, String sentence) {
    return new Described(name, List.of(sentence));
  }
}
