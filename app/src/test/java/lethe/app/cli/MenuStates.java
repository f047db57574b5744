package lethe.app.cli;

import java.util.List;

/** What there is between two matches, for tests. */
final class MenuStates {
  private MenuStates() {}

  /** Nothing but these settings. */
  static MenuState of(UserSettings settings) {
    return new MenuState(SavedGames.EMPTY, settings, List.of());
  }
}
