package lethe.app.cli;

/** A match of Ta-Se that is kept and still runs, as a file says it. */
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

  /** After these entries. */
  static String after(String... entries) {
    return HEAD + String.join("\n", entries) + "\n";
  }
}
