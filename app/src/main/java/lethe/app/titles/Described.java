package lethe.app.titles;

import java.util.List;

/**
 * A part of a table in words.
 *
 * @param name the name by which a player can ask for this part, such as {@code row 2}
 * @param sentences the description, in reading order
 * @param live whether changes of this part are announced automatically
 * @param among the description within that of the whole table; may be shorter, or empty
 */
public record Described(String name, List<String> sentences, boolean live, List<String> among) {
  public Described {
    sentences = List.copyOf(sentences);
    among = List.copyOf(among);
  }

  /** Creates a part that is described on request only. */
  public Described(String name, List<String> sentences) {
    this(name, sentences, false, sentences);
  }

  /** Returns this part with changes announced automatically. */
  public Described whenItChanges() {
    return new Described(name, sentences, true, among);
  }

  /** Returns this part with a shorter description for use within that of the whole table. */
  public Described among(List<String> shortly) {
    return new Described(name, sentences, live, shortly);
  }

  /** Creates a part that is described by one sentence. */
  public static Described of(String name, String sentence) {
    return new Described(name, List.of(sentence));
  }
}
