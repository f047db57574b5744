package lethe.engine.games.eurydice;

import java.util.Locale;

/** The columns of a board, from left to right. */
public enum Lane {
  FAR_LEFT,
  LEFT,
  MIDDLE,
  RIGHT,
  FAR_RIGHT;

  static final Lane[] ALL = values();

  /** How it is written and typed. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
