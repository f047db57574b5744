package lethe.app.html;

import java.util.Locale;

/** Words where a page has marks: what stands in them marks nothing, whoever wrote them. */
final class Markup {
  private Markup() {}

  /** Words between tags, or in an attribute between double quotes. */
  static String text(String words) {
    StringBuilder text = new StringBuilder();
    words.chars().map(Markup::known).forEach(c -> text.append(escaped((char) c)));
    return text.toString();
  }

  private static String escaped(char c) {
    return switch (c) {
      case '&' -> "&amp;";
      case '<' -> "&lt;";
      case '>' -> "&gt;";
      case '"' -> "&quot;";
      default -> String.valueOf(c);
    };
  }

  /** Words as a string of JSON that can stand in a script. */
  static String json(String words) {
    StringBuilder json = new StringBuilder("\"");
    words.chars().map(Markup::known).forEach(c -> json.append(quoted((char) c)));
    return json.append('"').toString();
  }

  private static String quoted(char c) {
    boolean marks = c == '"' || c == '\\' || c == '<' || c == '>' || c == '&' || c == '\'';
    return marks || c < ' ' || Character.isSurrogate(c)
        ? String.format(Locale.ROOT, "\\u%04x", (int) c)
        : String.valueOf(c);
  }

  /** The character itself, or the one for what no page can hold. */
  private static int known(int c) {
    return (c < ' ' && c != '\n' && c != '\t') || c == 0x7f || c >= 0xfffe ? '\ufffd' : c;
  }
}
