package lethe.app.html;

import java.util.HexFormat;

/** Escapes text for HTML and JSON. */
final class HtmlEscaper {
  private static final HexFormat HEX = HexFormat.of();

  private HtmlEscaper() {}

  /** Returns text for use between tags or in a double-quoted attribute. */
  static String text(String words) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < words.length(); i++) {
      char c = replaceInvalid(words.charAt(i));
      switch (c) {
        case '&' -> text.append("&amp;");
        case '<' -> text.append("&lt;");
        case '>' -> text.append("&gt;");
        case '"' -> text.append("&quot;");
        default -> text.append(c);
      }
    }
    return text.toString();
  }

  /** Returns a JSON string that can be embedded in a script. */
  static String json(String words) {
    StringBuilder json = new StringBuilder("\"");
    for (int i = 0; i < words.length(); i++) {
      char c = replaceInvalid(words.charAt(i));
      if (isPlain(c)) {
        json.append(c);
      } else {
        json.append("\\u").append(HEX.toHexDigits(c));
      }
    }
    return json.append('"').toString();
  }

  private static boolean isPlain(char c) {
    boolean marks = c == '"' || c == '\\' || c == '<' || c == '>' || c == '&' || c == '\'';
    return !marks && c >= ' ' && !Character.isSurrogate(c);
  }

  /** Returns the character, or a replacement for characters that HTML does not allow. */
  private static char replaceInvalid(char c) {
    return (c < ' ' && c != '\n' && c != '\t') || c == 0x7f || c >= 0xfffe ? '\ufffd' : c;
  }
}
