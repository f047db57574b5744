package lethe.app.words;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Texts with markup. Commands are enclosed in back quotes so that tests can try them; users do not
 * see the quotes. In a command, {@code N} stands for any number and {@code ...} for anything. Text
 * that differs between drawn and spoken output is enclosed in braces, with a bar between the two
 * variants: <code>{point at it|look at it}</code>.
 */
public final class CommandMarkup {
  private static final Pattern COMMAND = Pattern.compile("`([^`]*)`");

  private static final Pattern SEEN = Pattern.compile("\\{([^}|]*)\\|?([^}]*)\\}");

  private CommandMarkup() {}

  /** Returns the text without back quotes. */
  public static String strip(String message) {
    return message.replace("`", "");
  }

  /** Returns the text for spoken or drawn output. */
  public static String forSense(String message, boolean heard) {
    return SEEN.matcher(message).replaceAll(heard ? "$2" : "$1").strip();
  }

  /** Encloses a command in back quotes. */
  public static String mark(String words) {
    return "`" + words + "`";
  }

  /** Returns the commands in a text, in order. */
  public static List<String> commands(String message) {
    Matcher found = COMMAND.matcher(message.replace('\n', ' '));
    return found.results().map(one -> one.group(1)).toList();
  }
}
