package lethe.app.session;

/** Joins wrapped lines, so that texts can be compared regardless of the width of a window. */
final class FoldedTexts {
  private FoldedTexts() {}

  /** Returns a text with single spaces instead of line breaks and runs of blanks. */
  static String fold(String text) {
    return text.replaceAll("\\s+", " ").strip();
  }

  /** Returns a folded text without the bars at the beginning of lesson lines. */
  static String foldWithoutBars(String text) {
    return text.replaceAll("[\\s|]+", " ").strip();
  }
}
