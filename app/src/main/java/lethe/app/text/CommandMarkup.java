package lethe.app.text;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Markup in texts. Commands are enclosed in back quotes, so that tests can run them; users do not
 * see the quotes. In a command, {@code N} stands for any number and {@code ...} for any text. If
 * drawn and spoken output need different texts, both are enclosed in braces and separated by a bar:
 * <code>{point at it|look at it}</code>.
 */
public final class CommandMarkup {
  private static final Pattern COMMAND = Pattern.compile("`([^`]*)`");

  private static final Pattern VARIANTS = Pattern.compile("\\{([^}|]*)\\|?([^}]*)\\}");

  private CommandMarkup() {}

  /** Returns the text without back quotes. */
  public static String strip(String message) {
    return message.replace("`", "");
  }

  /**
   * Returns the text with each pair of variants replaced by the one for spoken or for drawn output,
   * without blanks at its beginning and end.
   */
  public static String selectVariant(String message, boolean spoken) {
    return VARIANTS.matcher(message).replaceAll(spoken ? "$2" : "$1").strip();
  }

  /** Encloses a command in back quotes. */
  public static String mark(String command) {
    return "`" + command + "`";
  }

  /** Returns the commands in a text, in order. */
  public static List<String> commands(String message) {
    Matcher matcher = COMMAND.matcher(message.replace('\n', ' '));
    return matcher.results().map(match -> match.group(1)).toList();
  }
}
