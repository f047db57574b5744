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

  static final List<Lane> ALL = List.of(values());

  private final int index;

  Lane(int index) {
    this.index = index;
  }

  /** Its place in {@link #ALL}. */
  int index() {
    return index;
  }

  /** How it is written and typed. */
  public String word() {
    return Vocabulary.keyword(this);
  }
}
