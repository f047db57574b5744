package lethe.app;

/**
 * Runs one command line after the other, each an argument, in one process: so that the JVM can
 * learn from a single one what the program does at its starts.
 */
public final class Rehearsal {
  private Rehearsal() {}

  public static void main(String[] lines) {
    for (String line : lines) {
      Main.run(line.isEmpty() ? new String[0] : line.split(" ", -1));
    }
  }
}
