package lethe.app;

/**
 * Runs several command lines, one per argument, in a single process, so that the JVM can record the
 * classes that the program loads.
 */
public final class AotTraining {
  private AotTraining() {}

  public static void main(String[] lines) {
    for (String line : lines) {
      Main.run(line.isEmpty() ? new String[0] : line.split(" ", -1));
    }
  }
}
