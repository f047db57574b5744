package lethe.app.words;

import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * The command with which the program was started in the shell. Texts contain the placeholder
 * {@value #PLACEHOLDER} for it. Texts for users of a server contain {@code lethe} instead, because
 * the server's own command is useless to them.
 */
public final class Launcher {
  /** The system property in which the start script passes the command. */
  private static final String COMMAND_PROPERTY = "lethe.called";

  /** The placeholder in texts. */
  public static final String PLACEHOLDER = "{lethe}";

  private static final Pattern SHELL_SAFE = Pattern.compile("[\\w./~@%+,:=-]+");

  /** The command, quoted for the shell. */
  public static final String COMMAND = quoteForShell(System.getProperty(COMMAND_PROPERTY, ""));

  private Launcher() {}

  /**
   * Quotes a word for the shell. A word with invisible characters is quoted as {@code $'...'},
   * which bash and zsh support. Returns {@code lethe} if the word is empty.
   */
  public static String quoteForShell(String word) {
    if (word.isEmpty()) {
      return "lethe";
    }
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
