package lethe.app;

import lethe.app.cli.LetheCli;

/** The entry point of the program. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    System.exit(run(args));
  }

  /** Runs a command line and returns the exit code. */
  static int run(String... args) {
    // Picocli would otherwise search every jar for a Groovy class, which delays the first output.
    System.setProperty("picocli.disable.closures", "true");
    return LetheCli.run(args);
  }
}
