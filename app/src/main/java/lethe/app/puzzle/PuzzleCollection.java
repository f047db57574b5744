package lethe.app.puzzle;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lethe.app.text.Resources;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/** The puzzles included in the program, grouped by game. */
public final class PuzzleCollection {
  private PuzzleCollection() {}

  /** Returns all puzzles. The first is number 1. */
  public static List<Puzzle> all() {
    return Titles.ALL.stream().flatMap(title -> puzzlesOf(title).stream()).toList();
  }

  /**
   * Returns the file name of a puzzle.
   *
   * @param number the number within the game, from 1
   */
  static String name(Title<?, ?, ?> title, int number) {
    return String.format(Locale.ROOT, "%s-%02d.lethe", title.id(), number);
  }

  private static List<Puzzle> puzzlesOf(Title<?, ?, ?> title) {
    List<Puzzle> puzzles = new ArrayList<>();
    Optional<String> text = text(title, 1);
    while (text.isPresent()) {
      puzzles.add(read(name(title, puzzles.size() + 1), text.get()));
      text = text(title, puzzles.size() + 1);
    }
    return puzzles;
  }

  private static Optional<String> text(Title<?, ?, ?> title, int number) {
    return Resources.find(PuzzleCollection.class, name(title, number));
  }

  private static Puzzle read(String name, String text) {
    return switch (Puzzle.read(Path.of(name), text)) {
      case Valid<Puzzle>(Puzzle puzzle) -> puzzle;
      case Invalid<Puzzle>(var errors) -> throw new IllegalStateException(name + ": " + errors);
    };
  }
}
