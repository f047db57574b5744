package lethe.app.menu;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import lethe.app.play.TableSetup;
import lethe.app.titles.Title;

/** A request from a menu page to its controller. */
public sealed interface MenuEffect {
  /**
   * Deals and plays a match.
   *
   * @param seed the chosen seed; empty for a random one
   * @param isTutorial whether the match is a lesson
   */
  record StartMatch(TableSetup setup, OptionalLong seed, boolean isTutorial)
      implements MenuEffect {}

  /** Resumes a saved game. */
  record ResumeGame(Path file) implements MenuEffect {}

  /**
   * Plays the puzzles that are still open, one after the other.
   *
   * @param title the game; empty for all games
   * @param theme the word of the theme; empty for all themes
   */
  record PlayPuzzles(Optional<Title<?, ?, ?>> title, Optional<String> theme)
      implements MenuEffect {}

  /** Plays today's puzzle. */
  record PlayDailyPuzzle() implements MenuEffect {}

  /** Deletes a saved game. */
  record DeleteGame(Path file) implements MenuEffect {}

  /** Saves changed settings. */
  record SaveSettings(UserSettings settings) implements MenuEffect {}

  /** Reviews a finished match. */
  record ReviewGame(Path file) implements MenuEffect {}
}
