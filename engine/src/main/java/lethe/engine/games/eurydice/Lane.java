package lethe.engine.games.eurydice;

import java.util.List;
import lethe.engine.kit.Vocabulary;

/** The columns of a board, from left to right. */
public enum Lane {
  FAR_LEFT(0),
  LEFT(1),
  MIDDLE(2),
  RIGHT(3),
  FAR_RIGHT(4);

  public static final List<Lane> ALL = List.of(values());

  private static final Vocabulary<Lane> WORDS = Vocabulary.of(Lane.class);

  private final int index;

  Lane(int index) {
    this.index = index;
  }

  /** Returns the index in {@link #ALL}. */
  public int index() {
    return index;
  }

  /**
   * Returns the lane with this word.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Lane fromWord(String word) {
    return WORDS.byWord(word).orElseThrow(() -> new IllegalArgumentException(word));
  }

  /** Returns the word for this lane in commands and data files, such as {@code far-left}. */
  public String word() {
    return Vocabulary.keyword(this);
  }
}
