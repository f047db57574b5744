package lethe.app.words;

import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * What somebody types at the shell to call the program: as it was called this time. Sentences have
 * {@code {lethe}} in its place. Those that somebody elsewhere reads, in a house, say plainly {@code
 * lethe}: how the house was called is not for them.
 */
public final class Launcher {
  /** What whoever starts the program says in this property of how it was called. */
  private static final String CALLED = "lethe.called";

  /** What stands for it in a sentence. */
  public static final String GAP = "{lethe}";

  private static final Pattern PLAIN = Pattern.compile("[\\w./~@%+,:=-]+");

  /** How the program was called, as a shell takes it. */
  public static final String NAME = quoted(System.getProperty(CALLED, ""));

  private Launcher() {}

  /** A word as a shell takes it. */
  public static String quoted(String called) {
    if (called.isEmpty()) {
      return "lethe";
    }
    return PLAIN.matcher(called).matches() ? called : "'" + called.replace("'", "'\\''") + "'";
  }

  /** The name of a file as a shell takes it. */
  public static String quoted(Path file) {
    return quoted(file.toString());
  }

  /** A text that says how to call the program. */
  public static String filled(String text) {
    return text.replace(GAP, NAME);
  }
}
