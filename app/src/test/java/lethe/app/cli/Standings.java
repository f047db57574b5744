package lethe.app.cli;

import java.util.List;

/** What there is between two matches, for tests. */
final class Standings {
  private Standings() {}

  /** Nothing but these settings. */
  static Standing of(UserSettings settings) {
    return new Standing(SavedGames.EMPTY, settings, List.of());
  }
}
