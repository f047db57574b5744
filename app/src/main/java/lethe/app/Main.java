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
    // Prevents picocli from searching every jar for a Groovy class before anything is shown.
    System.setProperty("picocli.disable.closures", "true");
    return LetheCli.run(args);
  }
}
