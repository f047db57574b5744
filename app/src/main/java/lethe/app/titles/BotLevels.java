package lethe.app.titles;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.OmniscientPlayer;

/**
 * The bots of a game.
 *
 * @param defaultLevel the name of the default level
 * @param firstLevel the name of the level for a player's first match, if the bots are opponents
 *     whose level adapts to the player's results
 * @param levels the levels, weakest first
 * @param solution a proof about the game, if the game is small enough
 * @param analyst assesses matches that are over
 * @param puzzleFinder finds puzzles in matches, if the game has puzzles
 * @param omniscient plays with full knowledge of hidden information, if the game has any
 * @param explainer gives the reasons for commands
 */
public record BotLevels<C, O, V>(
    String defaultLevel,
    Optional<String> firstLevel,
    List<BotLevel<C, O, V>> levels,
    Optional<Solution> solution,
    Analyst<C, O, V> analyst,
    Optional<PuzzleFinder<C, O, V>> puzzleFinder,
    Optional<OmniscientPlayer<C, O, V>> omniscient,
    Explainer<C, O, V> explainer) {
  public BotLevels {
    levels = List.copyOf(levels);
  }

  /** Creates levels whose best bot assesses matches. */
  public BotLevels(String defaultLevel, List<BotLevel<C, O, V>> levels) {
    this(
        defaultLevel,
        Optional.empty(),
        levels,
        Optional.empty(),
        levels.getLast()::assess,
        Optional.empty(),
        Optional.empty(),
        (_, _, _, _) -> List.of());
  }

  /** Returns these levels with a level for a player's first match. */
  public BotLevels<C, O, V> withFirstLevel(String newFirstLevel) {
    return new BotLevels<>(
        defaultLevel,
        Optional.of(newFirstLevel),
        levels,
        solution,
        analyst,
        puzzleFinder,
        omniscient,
        explainer);
  }

  /** Returns these levels with a proof. */
  public BotLevels<C, O, V> withSolution(Solution newSolution) {
    return new BotLevels<>(
        defaultLevel,
        firstLevel,
        levels,
        Optional.of(newSolution),
        analyst,
        puzzleFinder,
        omniscient,
        explainer);
  }

  /** Returns these levels with another analyst. */
  public BotLevels<C, O, V> withAnalyst(Analyst<C, O, V> newAnalyst) {
    return new BotLevels<>(
        defaultLevel,
        firstLevel,
        levels,
        solution,
        newAnalyst,
        puzzleFinder,
        omniscient,
        explainer);
  }

  /** Returns these levels with a puzzle finder. */
  public BotLevels<C, O, V> withPuzzleFinder(PuzzleFinder<C, O, V> newFinder) {
    return new BotLevels<>(
        defaultLevel,
        firstLevel,
        levels,
        solution,
        analyst,
        Optional.of(newFinder),
        omniscient,
        explainer);
  }

  /** Returns these levels with an omniscient player. */
  public BotLevels<C, O, V> withOmniscientPlayer(OmniscientPlayer<C, O, V> newPlayer) {
    return new BotLevels<>(
        defaultLevel,
        firstLevel,
        levels,
        solution,
        analyst,
        puzzleFinder,
        Optional.of(newPlayer),
        explainer);
  }

  /** Returns these levels with an explainer. */
  public BotLevels<C, O, V> withExplainer(Explainer<C, O, V> newExplainer) {
    return new BotLevels<>(
        defaultLevel,
        firstLevel,
        levels,
        solution,
        analyst,
        puzzleFinder,
        omniscient,
        newExplainer);
  }

  /**
   * Returns the level with this name, or the default level if the name is empty; empty if there is
   * no such level.
   */
  public Optional<BotLevel<C, O, V>> byName(String name) {
    String levelName = name.isEmpty() ? defaultLevel : name;
    return levels.stream().filter(level -> level.name().equals(levelName)).findFirst();
  }
}
