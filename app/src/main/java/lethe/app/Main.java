package lethe.app;

import lethe.app.cli.Lethe;

/** Starts the program. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    System.exit(run(args));
  }

  /** Runs one command line; the exit code. */
  static int run(String... args) {
    // Else picocli looks for a class of Groovy's in every jar before anything is shown.
    System.setProperty("picocli.disable.closures", "true");
    return Lethe.run(args);
  }
}
