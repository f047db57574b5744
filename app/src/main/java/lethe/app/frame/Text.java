package lethe.app.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** A line of text in one style. */
public record Text(String words, Style style) {
  /** A bar that may follow the indentation and is repeated on wrapped lines. */
  private static final String BAR = "| ";

  public static final Text EMPTY = plain("");

  public static Text plain(String words) {
    return new Text(words, Style.PLAIN);
  }

  public static Text faint(String words) {
    return new Text(words, Style.FAINT);
  }

  public static Text bright(String words) {
    return new Text(words, Style.BRIGHT);
  }

  /** Returns this text with ASCII substitutes. */
  public Text ascii() {
    StringBuilder plain = new StringBuilder(words);
    for (int i = 0; i < plain.length(); i++) {
      plain.setCharAt(i, Ascii.of(plain.charAt(i)));
    }
    return new Text(plain.toString(), style);
  }

  /** Wraps each of these lines. */
  public static List<Text> wrapped(List<Text> lines, int columns) {
    List<Text> wrapped = new ArrayList<>();
    for (Text line : lines) {
      wrapped.addAll(line.wrapped(columns));
    }
    return wrapped;
  }

  /**
   * Wraps this line. Continuation lines keep its indentation, including a bar, or continue in its
   * second column if it has two.
   */
  public List<Text> wrapped(int columns) {
    return layOut(columns, Text::splitLongWords);
  }

  /** Wraps this line without breaking words that are longer than a line. */
  public List<Text> wrappedKeepingWords(int columns) {
    return layOut(columns, (rest, _) -> words(rest));
  }

  private List<Text> layOut(int columns, BiFunction<String, Integer, List<String>> parts) {
    int begin = textStart();
    String margin = words.substring(0, Math.min(begin, columns / 2));
    String whole = margin + words.substring(begin).strip();
    if (whole.length() <= columns) {
      return List.of(new Text(whole, style));
    }
    int second = secondColumn(begin, columns);
    String first = second == begin ? margin : words.substring(0, second);
    String later = margin + " ".repeat(first.length() - margin.length());
    String rest = words.substring(second).strip();
    List<Text> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : parts.apply(rest, Math.max(1, columns - first.length()))) {
      if (!line.isEmpty() && first.length() + line.length() + 1 + word.length() > columns) {
        lines.add(new Text((lines.isEmpty() ? first : later) + line, style));
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(new Text((lines.isEmpty() ? first : later) + line, style));
    return lines;
  }

  /**
   * Returns the start of the second column: text after at least two blanks in the left half of the
   * line; the start of the text if there is none.
   */
  private int secondColumn(int begin, int columns) {
    int gap = words.indexOf("  ", begin);
    int column = gap < 0 ? columns : gap;
    while (column < words.length() && words.charAt(column) == ' ') {
      column++;
    }
    return column > columns / 2 || column >= words.length() ? begin : column;
  }

  /** Returns the start of the text, after its indentation. */
  private int textStart() {
    int indent = 0;
    while (indent < words.length() && words.charAt(indent) == ' ') {
      indent++;
    }
    return words.startsWith(BAR, indent) ? indent + BAR.length() : indent;
  }

  /** Splits text into words, breaking those that are too long. */
  private static List<String> splitLongWords(String words, int longest) {
    List<String> pieces = new ArrayList<>();
    for (String word : words(words)) {
      String rest = word;
      while (rest.length() > longest) {
        pieces.add(rest.substring(0, longest));
        rest = rest.substring(longest);
      }
      pieces.add(rest);
    }
    return pieces;
  }

  /** Splits text at blanks; of several blanks, all but the first belong to the next word. */
  private static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    int from = 0;
    for (int blank = line.indexOf(' '); blank >= 0; blank = line.indexOf(' ', blank + 1)) {
      if (blank == 0 || line.charAt(blank - 1) != ' ') {
        words.add(line.substring(from, blank));
        from = blank + 1;
      }
    }
    words.add(line.substring(from));
    return words;
  }
}
