package lethe.app.titles;

import java.util.List;
import java.util.Optional;

/**
 * The bots of a game.
 *
 * @param usual the level that plays when nobody says
 * @param all the weakest first, the best last
 * @param solution what is proved of the game, if it is small enough
 */
public record Levels<C, O, V>(String usual, List<Level<C, O, V>> all, Optional<Solution> solution) {
  public Levels {
    all = List.copyOf(all);
  }

  /** The bots of a game that nobody has solved. */
  public Levels(String usual, List<Level<C, O, V>> all) {
    this(usual, all, Optional.empty());
  }

  /** The bots called so; the usual one if the name is empty. */
  public Optional<Level<C, O, V>> named(String called) {
    String name = called.isEmpty() ? usual : called;
    return all.stream().filter(level -> level.name().equals(name)).findFirst();
  }
}
