package lethe.app.puzzle;

import java.util.List;
import java.util.stream.Stream;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;

/** The puzzles included in the program. */
final class IncludedPuzzles {
  static final List<Puzzle> ALL = PuzzleCollection.all();

  private IncludedPuzzles() {}

  /** Returns the games that have puzzles. */
  static Stream<Title<?, ?, ?>> titles() {
    return Titles.ALL.stream().filter(title -> title.bots().puzzleFinder().isPresent());
  }

  static List<Puzzle> forGame(Title<?, ?, ?> title) {
    return ALL.stream().filter(puzzle -> puzzle.table().title().id().equals(title.id())).toList();
  }
}
