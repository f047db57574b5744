package lethe.app.titles;

import java.util.List;

/**
 * A part of a table in words.
 *
 * @param name what it is called where somebody asks for it alone, such as {@code row 2}
 * @param sentences in reading order
 * @param live whether whoever hears the table is told by itself what changes in it
 */
public record Described(String name, List<String> sentences, boolean live) {
  public Described {
    sentences = List.copyOf(sentences);
  }

  /** A part that is said when somebody asks for it. */
  public Described(String name, List<String> sentences) {
    this(name, sentences, false);
  }

  /** The same, of which changes are told by themselves. */
  public Described whenItChanges() {
    return new Described(name, sentences, true);
  }

  /** A part of which there is one thing to say. */
  public static Described of(String name, String sentence) {
    return new Described(name, List.of(sentence));
  }
}
