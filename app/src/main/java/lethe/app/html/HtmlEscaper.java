package lethe.app.html;

/** Escapes text for HTML. */
final class HtmlEscaper {
  private HtmlEscaper() {}

  /** Escapes text for use between tags or in a double-quoted attribute. */
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

  /** Returns text in which the characters that HTML does not allow are replaced. */
  static String withoutInvalid(String words) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < words.length(); i++) {
      text.append(replaceInvalid(words.charAt(i)));
    }
    return text.toString();
  }

  /** Returns the character, or the replacement character if HTML does not allow it. */
  private static char replaceInvalid(char c) {
    return (c < ' ' && c != '\n' && c != '\t') || c == 0x7f || c >= 0xfffe ? '\ufffd' : c;
  }
}
