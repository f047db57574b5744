package lethe.engine.core;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A bot that plays random legal commands of any game. */
public final class RandomBot<C, O, V> implements Bot<C, O, V> {
  /** Chooses one command of a list that is not empty. */
  @FunctionalInterface
  public interface CommandPicker<C> {
    C pick(List<C> commands, MutableRng rng);
  }

  private final CommandPicker<C> picker;
  private final MutableRng dice;

  private RandomBot(CommandPicker<C> drawing, Rng rng) {
    this.picker = drawing;
    this.dice = new MutableRng(rng);
  }

  /** Creates a bot that chooses uniformly among the legal commands. */
  public static <C, O, V> Bot<C, O, V> of(Game<?, C, O, V> game, Seat seat, Rng rng) {
    return with((commands, dice) -> dice.pick(commands), rng);
  }

  /** Creates a bot that chooses with the given method. */
  public static <C, O, V> Bot<C, O, V> with(CommandPicker<C> drawing, Rng rng) {
    return new RandomBot<>(drawing, rng);
  }

  /**
   * Chooses a class of commands, then a command of that class, both uniformly. This way, a large
   * number of cards to choose from does not make other kinds of command unlikely.
   */
  public static <C> C pickKindFirst(List<C> commands, MutableRng rng) {
    Map<Class<?>, List<C>> kinds = new LinkedHashMap<>();
    for (C command : commands) {
      kinds.computeIfAbsent(command.getClass(), _ -> new ArrayList<>()).add(command);
    }
    return rng.pick(rng.pick(List.copyOf(kinds.values())));
  }

  @Override
  public void observe(O observation) {
    // Random choices need no information.
  }

  @Override
  public C choose(V view, List<C> legal) {
    return picker.pick(legal, dice);
  }
}
