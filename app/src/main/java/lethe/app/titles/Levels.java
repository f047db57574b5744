package lethe.app.titles;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.engine.core.Clairvoyant;

/**
 * The bots of a game.
 *
 * @param usual the level that plays when nobody says
 * @param all the weakest first, the best last
 * @param solution what is proved of the game, if it is small enough
 * @param former names that journals and scripts may still have, and what they are called now
 * @param analyst who judges matches that are over
 * @param poser who finds puzzles in matches, if anybody does
 * @param clairvoyant who plays with open eyes, where there is something to see
 */
public record Levels<C, O, V>(
    String usual,
    List<Level<C, O, V>> all,
    Optional<Solution> solution,
    Map<String, String> former,
    Analyst<C, O, V> analyst,
    Optional<Poser<C, O, V>> poser,
    Optional<Clairvoyant<C, O, V>> clairvoyant) {
  public Levels {
    all = List.copyOf(all);
    former = Map.copyOf(former);
  }

  /** Bots of which the best judges. */
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

  /** The bots of a game that nobody has solved. */
  public Levels(String usual, List<Level<C, O, V>> all) {
    this(usual, all, Map.of());
  }

  /** The bots of a game that nobody has solved, some of which were called otherwise. */
  public Levels(String usual, List<Level<C, O, V>> all, Map<String, String> former) {
    this(usual, all, Optional.empty(), former);
  }

  /** The same with somebody else to judge matches that are over. */
  public Levels<C, O, V> judgedBy(Analyst<C, O, V> other) {
    return new Levels<>(usual, all, solution, former, other, poser, clairvoyant);
  }

  /** The same with somebody to find puzzles. */
  public Levels<C, O, V> askedBy(Poser<C, O, V> other) {
    return new Levels<>(usual, all, solution, former, analyst, Optional.of(other), clairvoyant);
  }

  /** The same with somebody who plays with open eyes. */
  public Levels<C, O, V> boundedBy(Clairvoyant<C, O, V> other) {
    return new Levels<>(usual, all, solution, former, analyst, poser, Optional.of(other));
  }

  /** The bots called so, now or formerly; the usual one if the name is empty. */
  public Optional<Level<C, O, V>> named(String called) {
    String name = called.isEmpty() ? usual : former.getOrDefault(called, called);
    return all.stream().filter(level -> level.name().equals(name)).findFirst();
  }
}
