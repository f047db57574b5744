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
 * @param proof a proof about the game, if the game is small enough
 * @param analyst assesses the decisions of matches that are over
 * @param puzzleFinder finds puzzles in matches, if the game has puzzles
 * @param omniscientPlayer plays with full knowledge of hidden information, if the game has any
 * @param explainer gives the reasons for commands
 */
public record BotLevels<C, O, V>(
    String defaultLevel,
    Optional<String> firstLevel,
    List<BotLevel<C, O, V>> levels,
    Optional<GameProof> proof,
    Analyst<C, O, V> analyst,
    Optional<PuzzleFinder<C, O, V>> puzzleFinder,
    Optional<OmniscientPlayer<C, O, V>> omniscientPlayer,
    Explainer<C, O, V> explainer) {
  public BotLevels {
    levels = List.copyOf(levels);
  }

  /**
   * Creates levels whose strongest bot is the analyst, without reasons for commands and without any
   * of the optional parts.
   */
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

  public BotLevels<C, O, V> withFirstLevel(String newFirstLevel) {
    return new BotLevels<>(
        defaultLevel,
        Optional.of(newFirstLevel),
        levels,
        proof,
        analyst,
        puzzleFinder,
        omniscientPlayer,
        explainer);
  }

  public BotLevels<C, O, V> withProof(GameProof newProof) {
    return new BotLevels<>(
        defaultLevel,
        firstLevel,
        levels,
        Optional.of(newProof),
        analyst,
        puzzleFinder,
        omniscientPlayer,
        explainer);
  }

  public BotLevels<C, O, V> withAnalyst(Analyst<C, O, V> newAnalyst) {
    return new BotLevels<>(
        defaultLevel,
        firstLevel,
        levels,
        proof,
        newAnalyst,
        puzzleFinder,
        omniscientPlayer,
        explainer);
  }

  public BotLevels<C, O, V> withPuzzleFinder(PuzzleFinder<C, O, V> newFinder) {
    return new BotLevels<>(
        defaultLevel,
        firstLevel,
        levels,
        proof,
        analyst,
        Optional.of(newFinder),
        omniscientPlayer,
        explainer);
  }

  public BotLevels<C, O, V> withOmniscientPlayer(OmniscientPlayer<C, O, V> newPlayer) {
    return new BotLevels<>(
        defaultLevel,
        firstLevel,
        levels,
        proof,
        analyst,
        puzzleFinder,
        Optional.of(newPlayer),
        explainer);
  }

  public BotLevels<C, O, V> withExplainer(Explainer<C, O, V> newExplainer) {
    return new BotLevels<>(
        defaultLevel,
        firstLevel,
        levels,
        proof,
        analyst,
        puzzleFinder,
        omniscientPlayer,
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
