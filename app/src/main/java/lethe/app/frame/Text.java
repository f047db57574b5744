package lethe.app.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** A line of text in one style. */
public record Text(String text, Style style) {
  /** A bar that may follow the indentation and is repeated on continuation lines. */
  private static final String BAR = "| ";

  public static final Text EMPTY = plain("");

  public static Text plain(String text) {
    return new Text(text, Style.PLAIN);
  }

  public static Text faint(String text) {
    return new Text(text, Style.FAINT);
  }

  public static Text bright(String text) {
    return new Text(text, Style.BRIGHT);
  }

  /** Returns this text with each non-ASCII character replaced by its ASCII substitute. */
  public Text ascii() {
    StringBuilder result = new StringBuilder(text);
    for (int i = 0; i < result.length(); i++) {
      result.setCharAt(i, Ascii.toAscii(result.charAt(i)));
    }
    return new Text(result.toString(), style);
  }

  /** Wraps lines to a width in columns. */
  public static List<Text> wrapped(List<Text> lines, int columns) {
    List<Text> wrappedLines = new ArrayList<>();
    for (Text line : lines) {
      wrappedLines.addAll(line.wrapped(columns));
    }
    return wrappedLines;
  }

  /**
   * Wraps this line to a width in columns. Continuation lines have the same indentation, including
   * a bar; if this line has two columns, they begin at the second column. A word that is longer
   * than a line is broken.
   */
  public List<Text> wrapped(int columns) {
    return layOut(columns, Text::splitLongWords);
  }

  /** Wraps this line as {@link #wrapped(int)} does, but never breaks a word. */
  public List<Text> wrappedKeepingWords(int columns) {
    return layOut(columns, (rest, _) -> words(rest));
  }

  private List<Text> layOut(int columns, BiFunction<String, Integer, List<String>> splitter) {
    int start = textStart();
    String margin = text.substring(0, Math.min(start, columns / 2));
    String singleLine = margin + text.substring(start).strip();
    if (singleLine.length() <= columns) {
      return List.of(new Text(singleLine, style));
    }
    int columnStart = secondColumn(start, columns);
    String firstMargin = columnStart == start ? margin : text.substring(0, columnStart);
    String laterMargin = margin + " ".repeat(firstMargin.length() - margin.length());
    String rest = text.substring(columnStart).strip();
    List<Text> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : splitter.apply(rest, Math.max(1, columns - firstMargin.length()))) {
      if (!line.isEmpty() && firstMargin.length() + line.length() + 1 + word.length() > columns) {
        lines.add(new Text((lines.isEmpty() ? firstMargin : laterMargin) + line, style));
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(new Text((lines.isEmpty() ? firstMargin : laterMargin) + line, style));
    return lines;
  }

  /**
   * Returns the index at which the second column starts: text that follows at least two blanks and
   * begins in the left half of the width; {@code start} if there is none.
   */
  private int secondColumn(int start, int columns) {
    int gap = text.indexOf("  ", start);
    int column = gap < 0 ? columns : gap;
    while (column < text.length() && text.charAt(column) == ' ') {
      column++;
    }
    return column > columns / 2 || column >= text.length() ? start : column;
  }

  /**
   * Returns the index of the first character after the indentation and the bar, if there is one.
   */
  private int textStart() {
    int indent = 0;
    while (indent < text.length() && text.charAt(indent) == ' ') {
      indent++;
    }
    return text.startsWith(BAR, indent) ? indent + BAR.length() : indent;
  }

  /** Splits text into words, and breaks words that are longer than a limit. */
  private static List<String> splitLongWords(String text, int maxLength) {
    List<String> pieces = new ArrayList<>();
    for (String word : words(text)) {
      String rest = word;
      while (rest.length() > maxLength) {
        pieces.add(rest.substring(0, maxLength));
        rest = rest.substring(maxLength);
      }
      pieces.add(rest);
    }
    return pieces;
  }

  /**
   * Splits text at blanks. Of consecutive blanks, only the first is removed; the others begin the
   * next word.
   */
  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    int from = 0;
    for (int blank = text.indexOf(' '); blank >= 0; blank = text.indexOf(' ', blank + 1)) {
      if (blank == 0 || text.charAt(blank - 1) != ' ') {
        words.add(text.substring(from, blank));
        from = blank + 1;
      }
    }
    words.add(text.substring(from));
    return words;
  }
}
