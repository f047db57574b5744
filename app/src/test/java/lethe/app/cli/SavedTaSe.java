package lethe.app.cli;

/** Creates saved games of Ta-Se that are still running. */
final class SavedTaSe {
  private static final String HEAD =
      """
      lethe 1
      game ta-se
      rules 1
      saved 2026-01-01T00:00:00Z
      seed 3
      seat red human
      seat blue bot:random
      """;

  private SavedTaSe() {}

  /** Returns the text of a saved game with these entries. */
  static String after(String... entries) {
    return HEAD + String.join("\n", entries) + "\n";
  }
}
