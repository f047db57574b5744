package lethe.app.menu;

import java.util.List;
import java.util.Optional;
import lethe.app.savedgame.SavedGameCatalog;
import lethe.app.text.Lazy;

/** Creates menu states for tests. */
final class MenuStates {
  private MenuStates() {}

  /** Returns a menu state with these settings and without saved games. */
  static MenuState withoutSavedGames(UserSettings settings) {
    return new MenuState(
        new SavedGameCatalog.CatalogSnapshot(
            0, Optional.empty(), Lazy.of(List::of), Lazy.of(List::of)),
        settings,
        List.of());
  }
}
