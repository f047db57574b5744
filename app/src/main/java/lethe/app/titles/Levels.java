package lethe.app.titles;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.engine.core.OmniscientPlayer;

/**
 * The bots of a game.
 *
 * @param usual the name of the default level
 * @param all the levels, weakest first
 * @param solution what is proven about the game, if it is small enough
 * @param former names that older journals and scripts may contain, with their current names
 * @param analyst assesses matches that are over
 * @param puzzleFinder finds puzzles in matches, if the game has puzzles
 * @param omniscient plays with knowledge of hidden information, if the game has any
 */
public record Levels<C, O, V>(
    String usual,
    List<Level<C, O, V>> all,
    Optional<Solution> solution,
    Map<String, String> former,
    Analyst<C, O, V> analyst,
    Optional<PuzzleFinder<C, O, V>> puzzleFinder,
    Optional<OmniscientPlayer<C, O, V>> omniscient) {
  public Levels {
    all = List.copyOf(all);
    former = Map.copyOf(former);
  }

  /** Creates levels whose best bot assesses matches. */
  public Levels(
      String usual,
      List<Level<C, O, V>> all,
      Optional<Solution> solution,
      Map<String, String> former) {
    this(
        usual,
        all,
        solution,
        former,
        Analyst.of(all.getLast()),
        Optional.empty(),
        Optional.empty());
  }

  /** Creates the levels of a game without a proof. */
  public Levels(String usual, List<Level<C, O, V>> all) {
    this(usual, all, Map.of());
  }

  /** Creates the levels of a game without a proof, with former names. */
  public Levels(String usual, List<Level<C, O, V>> all, Map<String, String> former) {
    this(usual, all, Optional.empty(), former);
  }

  /** Returns these levels with another analyst. */
  public Levels<C, O, V> judgedBy(Analyst<C, O, V> other) {
    return new Levels<>(usual, all, solution, former, other, puzzleFinder, omniscient);
  }

  /** Returns these levels with a puzzle finder. */
  public Levels<C, O, V> askedBy(PuzzleFinder<C, O, V> other) {
    return new Levels<>(usual, all, solution, former, analyst, Optional.of(other), omniscient);
  }

  /** Returns these levels with a clairvoyant player. */
  public Levels<C, O, V> boundedBy(OmniscientPlayer<C, O, V> other) {
    return new Levels<>(usual, all, solution, former, analyst, puzzleFinder, Optional.of(other));
  }

  /**
   * Returns the level with this current or former name, or the default level if the name is empty.
   */
  public Optional<Level<C, O, V>> named(String called) {
    String name = called.isEmpty() ? usual : former.getOrDefault(called, called);
    return all.stream().filter(level -> level.name().equals(name)).findFirst();
  }
}
