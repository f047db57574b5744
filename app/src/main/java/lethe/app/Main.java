package lethe.app;

import lethe.app.cli.Lethe;

/** Starts the program. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    System.exit(Lethe.run(args));
  }
}
