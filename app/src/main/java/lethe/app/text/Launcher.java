package lethe.app.text;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The command with which the program was started in the shell. Texts contain the placeholder
 * {@value #PLACEHOLDER} for it. Texts for users of a server contain {@code lethe} instead, because
 * the server's own command is useless to them.
 */
public final class Launcher {
  /** The system property in which the start script passes the command. */
  private static final String COMMAND_PROPERTY = "lethe.called";

  /** The system property in which the start script passes the user's value of {@code LC_ALL}. */
  private static final String LC_ALL_PROPERTY = "lethe.lc-all";

  /** The placeholder for the command in texts. */
  public static final String PLACEHOLDER = "{lethe}";

  private static final Pattern SHELL_SAFE = Pattern.compile("[\\w./~@%+,:=-]+");

  /**
   * The command of an installed program: for users of a server, and if no start script was used.
   */
  public static final String DEFAULT_COMMAND = "lethe";

  /** The command, quoted for the shell. */
  public static final String COMMAND = command(System.getProperty(COMMAND_PROPERTY, ""));

  private Launcher() {}

  /**
   * Returns the environment variables of the user. The start script may have changed {@code
   * LC_ALL}, so that the JVM accepts all file names; the result contains the original value.
   */
  public static Map<String, String> environment() {
    Map<String, String> environment = new HashMap<>(System.getenv());
    restoreLocale(environment);
    return environment;
  }

  /** Restores the user's {@code LC_ALL} in a copy of the environment variables of this process. */
  public static void restoreLocale(Map<String, String> environment) {
    restoreLocale(environment, System.getProperty(LC_ALL_PROPERTY));
  }

  /**
   * Restores the user's {@code LC_ALL} in environment variables.
   *
   * @param original the user's value, which is empty if the variable was not set; null if the start
   *     script was not used
   */
  static void restoreLocale(Map<String, String> environment, @Nullable String original) {
    if (original != null) {
      if (original.isEmpty()) {
        environment.remove("LC_ALL");
      } else {
        environment.put("LC_ALL", original);
      }
    }
  }

  /**
   * Returns a command, quoted for the shell; {@link #DEFAULT_COMMAND} if it is empty because the
   * start script was not used.
   */
  private static String command(String typedCommand) {
    return typedCommand.isEmpty() ? DEFAULT_COMMAND : quoteForShell(typedCommand);
  }

  /**
   * Quotes a word for the shell. A word with invisible characters is quoted as {@code $'...'},
   * which bash and zsh support.
   */
  public static String quoteForShell(String word) {
    if (SHELL_SAFE.matcher(word).matches()) {
      return word;
    }
    String escaped = Escapes.forSingleLine(word);
    return escaped.equals(word)
        ? "'" + word.replace("'", "'\\''") + "'"
        : "$'" + Escapes.forSingleLine(word.replace("\\", "\\\\").replace("'", "\\'")) + "'";
  }

  /** Quotes a file name for the shell. */
  public static String quoteForShell(Path file) {
    return quoteForShell(file.toString());
  }

  /** Returns the text with each {@value #PLACEHOLDER} replaced by {@link #COMMAND}. */
  public static String replacePlaceholder(String text) {
    return text.replace(PLACEHOLDER, COMMAND);
  }
}
