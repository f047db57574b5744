package lethe.app.html;

/** Escapes text for HTML, and replaces characters that HTML does not allow. */
final class HtmlEscaper {
  private HtmlEscaper() {}

  /**
   * Escapes text for use between tags or in a double-quoted attribute, and replaces the characters
   * that {@link #replaceInvalid(String)} replaces.
   */
  static String escape(String text) {
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = replaceInvalid(text.charAt(i));
      switch (c) {
        case '&' -> result.append("&amp;");
        case '<' -> result.append("&lt;");
        case '>' -> result.append("&gt;");
        case '"' -> result.append("&quot;");
        default -> result.append(c);
      }
    }
    return result.toString();
  }

  /**
   * Replaces each ASCII control character except line feeds and tabs, and the noncharacters U+FFFE
   * and U+FFFF, which HTML does not allow, with the replacement character, U+FFFD.
   */
  static String replaceInvalid(String text) {
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      result.append(replaceInvalid(text.charAt(i)));
    }
    return result.toString();
  }

  private static char replaceInvalid(char c) {
    return (c < ' ' && c != '\n' && c != '\t') || c == 0x7f || c >= 0xfffe ? '\ufffd' : c;
  }
}
