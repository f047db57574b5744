package lethe.app.puzzle;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.app.text.Resources;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;

/** The puzzles included in the program, grouped by game, the easiest of each game first. */
public final class PuzzleCollection {
  private PuzzleCollection() {}

  /** Returns all puzzles. The first is number 1. */
  public static List<Puzzle> all() {
    return Titles.ALL.stream().flatMap(title -> puzzlesOf(title).stream()).toList();
  }

  /**
   * Returns the number of the daily puzzle, from 1. No puzzle is repeated before every other puzzle
   * has been the daily puzzle.
   *
   * @param count the number of puzzles
   */
  public static int dailyPuzzleNumber(LocalDate day, int count) {
    List<Integer> numbers = IntStream.rangeClosed(1, count).boxed().toList();
    return new MutableRng(new Rng(0).derive("daily puzzles"))
        .shuffled(numbers)
        .get(Math.floorMod(day.toEpochDay(), count));
  }

  /**
   * Returns the file name of a puzzle.
   *
   * @param number the number of the file within the game, from 1
   */
  static String fileName(Title<?, ?, ?> title, int number) {
    return String.format(Locale.ROOT, "%s-%02d.lethe", title.id(), number);
  }

  private static List<Puzzle> puzzlesOf(Title<?, ?, ?> title) {
    List<Puzzle> puzzles = new ArrayList<>();
    Optional<String> text = text(title, 1);
    while (text.isPresent()) {
      Path source = Path.of(fileName(title, puzzles.size() + 1));
      puzzles.add(Puzzle.fromCollection(source, title, text.get()));
      text = text(title, puzzles.size() + 1);
    }
    puzzles.sort(Comparator.comparingInt(Puzzle::rating));
    return puzzles;
  }

  private static Optional<String> text(Title<?, ?, ?> title, int number) {
    return Resources.find(PuzzleCollection.class, fileName(title, number));
  }
}
