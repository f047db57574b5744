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
  public static final String NAME = quoted(System.getProperty(COMMAND_PROPERTY, ""));

  private Launcher() {}

  /**
   * Returns a word quoted for the shell, with invisible characters escaped as bash and zsh read
   * them; {@code lethe} if the word is empty.
   */
  public static String quoted(String word) {
    if (word.isEmpty()) {
      return "lethe";
    }
    if (SHELL_SAFE.matcher(word).matches()) {
      return word;
    }
    String escaped = Escapes.inLine(word);
    return escaped.equals(word)
        ? "'" + word.replace("'", "'\\''") + "'"
        : "$'" + Escapes.inLine(word.replace("\\", "\\\\").replace("'", "\\'")) + "'";
  }

  /** Returns a file name quoted for the shell. */
  public static String quoted(Path file) {
    return quoted(file.toString());
  }

  /** Returns the text with its placeholders replaced by the command. */
  public static String filled(String text) {
    return text.replace(PLACEHOLDER, NAME);
  }
}
