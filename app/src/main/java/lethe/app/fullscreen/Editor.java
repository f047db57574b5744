package lethe.app.fullscreen;

/**
 * An input line.
 *
 * @param at the number of characters before the cursor
 */
public record Editor(String text, int at) {
  /** The maximum length of a line, in characters. */
  public static final int LONGEST = 1_000;

  public static final Editor EMPTY = new Editor("", 0);

  /** Creates a line with the cursor at its end. */
  public static Editor of(String text) {
    String cut = text.substring(0, Math.min(LONGEST, text.length()));
    return new Editor(cut, cut.length());
  }

  public boolean isEmpty() {
    return text.isEmpty();
  }

  public String before() {
    return text.substring(0, at);
  }

  public String after() {
    return text.substring(at);
  }

  /** Inserts characters at the cursor, as far as they fit. */
  Editor insert(String more) {
    String fits = more.substring(0, Math.min(more.length(), LONGEST - text.length()));
    return new Editor(before() + fits + after(), at + fits.length());
  }

  Editor moved(int by) {
    return new Editor(text, Math.clamp(at + by, 0, text.length()));
  }

  Editor home() {
    return new Editor(text, 0);
  }

  Editor end() {
    return new Editor(text, text.length());
  }

  Editor withoutBefore(int characters) {
    int from = Math.max(0, at - characters);
    return new Editor(text.substring(0, from) + after(), from);
  }

  Editor withoutNext() {
    return after().isEmpty() ? this : new Editor(before() + after().substring(1), at);
  }

  Editor withoutRest() {
    return new Editor(before(), at);
  }

  /** Removes the word before the cursor and the blanks after it. */
  Editor withoutWord() {
    int from = before().stripTrailing().lastIndexOf(' ') + 1;
    return withoutBefore(at - from);
  }

  /** Returns the part of the current word before the cursor. */
  String word() {
    return before().substring(start());
  }

  /** Returns the text before the current word, within the same command. */
  String earlier() {
    int command = before().lastIndexOf(';') + 1;
    return before().substring(Math.min(command, start()), start());
  }

  private int start() {
    return Math.max(before().lastIndexOf(' '), before().lastIndexOf(';')) + 1;
  }
}
