package lethe.app.titles;

import java.util.List;

/**
 * A part of a table in words.
 *
 * @param name what it is called where somebody asks for it alone, such as {@code row 2}
 * @param sentences in reading order
 * @param live whether whoever hears the table is told by itself what changes in it
 * @param among what is said of it where the whole table is; where little is to be said, that can be
 *     less, or nothing
 */
public record Described(String name, List<String> sentences, boolean live, List<String> among) {
  public Described {
    sentences = List.copyOf(sentences);
    among = List.copyOf(among);
  }

  /** A part that is said when somebody asks for it. */
  public Described(String name, List<String> sentences) {
    this(name, sentences, false, sentences);
  }

  /** The same, of which changes are told by themselves. */
  public Described whenItChanges() {
    return new Described(name, sentences, true, among);
  }

  /** The same, of which only this is said where the whole table is. */
  public Described among(List<String> shortly) {
    return new Described(name, sentences, live, shortly);
  }

  /** A part of which there is one thing to say. */
  public static Described of(String name, String sentence) {
    return new Described(name, List.of(sentence));
  }
}
