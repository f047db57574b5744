package lethe.app.puzzle;

import java.util.Optional;
import lethe.app.titles.Title;

/**
 * The puzzles that a player wants to solve.
 *
 * @param title the game; empty for all games
 * @param theme the word of the theme; empty for all themes
 */
public record PuzzleFilter(Optional<Title<?, ?, ?>> title, Optional<String> theme) {
  public static final PuzzleFilter ALL = new PuzzleFilter(Optional.empty(), Optional.empty());

  /** Returns whether a puzzle has the chosen game and theme. */
  public boolean includes(Puzzle puzzle) {
    return title.filter(chosen -> !chosen.id().equals(puzzle.title().id())).isEmpty()
        && (theme.isEmpty() || puzzle.theme().equals(theme));
  }
}
