package lethe.app.fullscreen;

/**
 * An input line.
 *
 * @param cursor the number of characters before the cursor
 */
public record LineEditor(String text, int cursor) {
  /** The maximum length of a line, in characters. */
  public static final int MAX_LENGTH = 1_000;

  public static final LineEditor EMPTY = new LineEditor("", 0);

  /** Creates a line with the cursor at its end. Drops characters beyond the maximum length. */
  public static LineEditor of(String text) {
    String truncatedText = text.substring(0, Math.min(MAX_LENGTH, text.length()));
    return new LineEditor(truncatedText, truncatedText.length());
  }

  public boolean isEmpty() {
    return text.isEmpty();
  }

  public String textBeforeCursor() {
    return text.substring(0, cursor);
  }

  public String textAfterCursor() {
    return text.substring(cursor);
  }

  /** Inserts as many of the characters as fit at the cursor. */
  LineEditor insert(String inserted) {
    String fittingText =
        inserted.substring(0, Math.min(inserted.length(), MAX_LENGTH - text.length()));
    return new LineEditor(
        textBeforeCursor() + fittingText + textAfterCursor(), cursor + fittingText.length());
  }

  LineEditor moveBy(int offset) {
    return new LineEditor(text, Math.clamp(cursor + offset, 0, text.length()));
  }

  LineEditor home() {
    return new LineEditor(text, 0);
  }

  LineEditor end() {
    return new LineEditor(text, text.length());
  }

  LineEditor deleteBefore(int characters) {
    int from = Math.max(0, cursor - characters);
    return new LineEditor(text.substring(0, from) + textAfterCursor(), from);
  }

  LineEditor deleteNext() {
    return textAfterCursor().isEmpty()
        ? this
        : new LineEditor(textBeforeCursor() + textAfterCursor().substring(1), cursor);
  }

  LineEditor deleteToEnd() {
    return new LineEditor(textBeforeCursor(), cursor);
  }

  /** Removes the word before the cursor, and any blanks between the word and the cursor. */
  LineEditor deleteWord() {
    int from = textBeforeCursor().stripTrailing().lastIndexOf(' ') + 1;
    return deleteBefore(cursor - from);
  }

  /** Returns the part of the current word before the cursor. */
  String word() {
    return textBeforeCursor().substring(wordStart());
  }

  /** Returns the text before the current word, within the same command. */
  String commandBeforeWord() {
    int command = textBeforeCursor().lastIndexOf(';') + 1;
    return textBeforeCursor().substring(Math.min(command, wordStart()), wordStart());
  }

  private int wordStart() {
    return Math.max(textBeforeCursor().lastIndexOf(' '), textBeforeCursor().lastIndexOf(';')) + 1;
  }
}
