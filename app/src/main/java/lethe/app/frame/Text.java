package lethe.app.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** A line of words in one style. */
public record Text(String words, Style style) {
  /** What may stand behind the indent of a line that all lines made of it begin with. */
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

  /** The same words in letters, signs and digits that every terminal and screen reader knows. */
  public Text ascii() {
    StringBuilder plain = new StringBuilder(words);
    for (int i = 0; i < plain.length(); i++) {
      plain.setCharAt(i, Ascii.of(plain.charAt(i)));
    }
    return new Text(plain.toString(), style);
  }

  /** All of these lines, each on as many as it needs. */
  public static List<Text> wrapped(List<Text> lines, int columns) {
    List<Text> wrapped = new ArrayList<>();
    for (Text line : lines) {
      wrapped.addAll(line.wrapped(columns));
    }
    return wrapped;
  }

  /**
   * The same words on as many lines as they need; later lines keep the first one's margin: its
   * indent, and a bar if it begins with one. Where the line has two columns, they stay in the
   * second.
   */
  public List<Text> wrapped(int columns) {
    return laid(columns, Text::pieces);
  }

  /** The same where a word that is longer than a line stays whole. */
  public List<Text> unbroken(int columns) {
    return laid(columns, (rest, _) -> words(rest));
  }

  private List<Text> laid(int columns, BiFunction<String, Integer, List<String>> parts) {
    int begin = begin();
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
   * Where the second column of a line begins that says what something is, behind at least two
   * blanks and in its left half; where its words begin if it has none there.
   */
  private int secondColumn(int begin, int columns) {
    int gap = words.indexOf("  ", begin);
    int column = gap < 0 ? columns : gap;
    while (column < words.length() && words.charAt(column) == ' ') {
      column++;
    }
    return column > columns / 2 || column >= words.length() ? begin : column;
  }

  /** Where the words begin, behind their margin. */
  private int begin() {
    int indent = 0;
    while (indent < words.length() && words.charAt(indent) == ' ') {
      indent++;
    }
    return words.startsWith(BAR, indent) ? indent + BAR.length() : indent;
  }

  /** Words, those longer than a line cut. */
  private static List<String> pieces(String words, int longest) {
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

  /** What stands between blanks; of several blanks the first is one between words. */
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
