package lethe.app.cli;

import java.util.List;

/** Creates menu states for tests. */
final class MenuStates {
  private MenuStates() {}

  /** Returns a menu state with these settings and without saved games. */
  static MenuState of(UserSettings settings) {
    return new MenuState(SavedGames.EMPTY, settings, List.of());
  }
}
