package lethe.app.frame;

/** A character of a frame, one column wide. */
public record Cell(char glyph, Style style) {
  public static final Cell BLANK = new Cell(' ', Style.PLAIN);
}
