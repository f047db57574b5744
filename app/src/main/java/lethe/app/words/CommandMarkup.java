package lethe.app.words;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Sentences with markup. Commands are enclosed in back quotes so that tests can try them; users do
 * not see the quotes. In a command, {@code N} stands for any number and {@code ...} for anything.
 * Text for players who see the table is enclosed in braces, followed by a bar and the text for
 * those who hear it: <code>{point at it|look at it}</code>.
 */
public final class CommandMarkup {
  private static final Pattern COMMAND = Pattern.compile("`([^`]*)`");

  private static final Pattern SEEN = Pattern.compile("\\{([^}|]*)\\|?([^}]*)\\}");

  private CommandMarkup() {}

  /** Returns the sentence without back quotes. */
  public static String strip(String message) {
    return message.replace("`", "");
  }

  /** Returns the sentence for a player who hears the table, or for one who sees it. */
  public static String forSense(String message, boolean heard) {
    return SEEN.matcher(message).replaceAll(heard ? "$2" : "$1").strip();
  }

  /** Encloses a command in back quotes. */
  public static String mark(String words) {
    return "`" + words + "`";
  }

  /** Returns the commands in a sentence, in their order. */
  public static List<String> commands(String message) {
    Matcher found = COMMAND.matcher(message.replace('\n', ' '));
    return found.results().map(one -> one.group(1)).toList();
  }
}
