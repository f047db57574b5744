package lethe.app.words;

import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * The command with which the program was started in the shell. Texts contain the placeholder
 * {@value #GAP} for it. Texts for users of a server contain {@code lethe} instead, because the
 * server's own command is useless to them.
 */
public final class Launcher {
  /** The system property in which the start script passes the command. */
  private static final String CALLED = "lethe.called";

  /** The placeholder in texts. */
  public static final String GAP = "{lethe}";

  private static final Pattern PLAIN = Pattern.compile("[\\w./~@%+,:=-]+");

  /** The command, quoted for the shell. */
  public static final String NAME = quoted(System.getProperty(CALLED, ""));

  private Launcher() {}

  /**
   * Returns a word quoted for the shell, with invisible characters escaped as bash and zsh read
   * them; {@code lethe} if the word is empty.
   */
  public static String quoted(String called) {
    if (called.isEmpty()) {
      return "lethe";
    }
    if (PLAIN.matcher(called).matches()) {
      return called;
    }
    String visible = Escapes.inLine(called);
    return visible.equals(called)
        ? "'" + called.replace("'", "'\\''") + "'"
        : "$'" + Escapes.inLine(called.replace("\\", "\\\\").replace("'", "\\'")) + "'";
  }

  /** Returns a file name quoted for the shell. */
  public static String quoted(Path file) {
    return quoted(file.toString());
  }

  /** Returns the text with its placeholders replaced by the command. */
  public static String filled(String text) {
    return text.replace(GAP, NAME);
  }
}
