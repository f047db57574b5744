package lethe.app.frame;

/** The appearance of a cell. */
public record Style(Ink ink, boolean bold, boolean reverse) {
  public static final Style PLAIN = new Style(Ink.PLAIN, false, false);
  public static final Style FAINT = new Style(Ink.FAINT, false, false);
  public static final Style BRIGHT = new Style(Ink.BRIGHT, true, false);

  public static Style of(Ink ink) {
    return new Style(ink, false, false);
  }

  public Style bolded() {
    return new Style(ink, true, reverse);
  }

  public Style reversed() {
    return new Style(ink, bold, true);
  }
}
