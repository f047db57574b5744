package lethe.app.fullscreen;

/** A key or mouse event. */
public sealed interface Key {
  /** A character that can be typed into a line. */
  record Char(char glyph) implements Key {}

  /**
   * A character with the Control key.
   *
   * @param letter a letter in lower case, or one of the characters {@code @ \ ] ^ _}
   */
  record Ctrl(char letter) implements Key {}

  /** A character that a line cannot contain. */
  record Unsupported() implements Key {}

  /**
   * Pasted text, which is inserted as a whole.
   *
   * @param isComplete whether the pasted text contained only characters that a line can contain
   */
  record Paste(String text, boolean isComplete) implements Key {
    public Paste(String text) {
      this(text, true);
    }
  }

  /**
   * A click in the window.
   *
   * @param column the column, from 0
   * @param row the row, from 0
   */
  record Click(int column, int row) implements Key {}

  /** A named key. */
  enum SpecialKey implements Key {
    ENTER,
    TAB,
    BACK_TAB,
    ESCAPE,
    BACKSPACE,
    DELETE,
    LEFT,
    RIGHT,
    UP,
    DOWN,
    HOME,
    END,
    PAGE_UP,
    PAGE_DOWN,
    F1,
    F2
  }
}
