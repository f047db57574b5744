package lethe.app.fullscreen;

/** What somebody did at a keyboard or with a mouse. */
public sealed interface Key {
  /** A character that can be typed into a line. */
  record Char(char glyph) implements Key {}

  /**
   * A letter while Control is held.
   *
   * @param letter in lower case
   */
  record Control(char letter) implements Key {}

  /** A letter that a line cannot hold. */
  record Foreign() implements Key {}

  /**
   * A text that came in one piece; it is put into the line as it is.
   *
   * @param whole whether nothing was left out of it that a line cannot hold
   */
  record Paste(String text, boolean whole) implements Key {
    public Paste(String text) {
      this(text, true);
    }
  }

  /** A click into the window. */
  record Click(int column, int row) implements Key {}

  /** A key that has a name. */
  enum Named implements Key {
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
