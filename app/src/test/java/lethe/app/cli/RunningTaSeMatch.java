package lethe.app.cli;

/** Creates saved games of a running match of Ta-Se. */
final class RunningTaSeMatch {
  private static final String HEADER =
      """
      lethe 1
      game ta-se
      rules 1
      saved 2026-01-01T00:00:00Z
      seed 3
      seat red human
      seat blue bot:random
      """;

  private RunningTaSeMatch() {}

  /** Returns the text of a saved game with these journal entries. */
  static String withEntries(String... entries) {
    return HEADER + String.join("\n", entries) + "\n";
  }
}
