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
  private final MutableRng random;

  private RandomBot(CommandPicker<C> picker, Rng rng) {
    this.picker = picker;
    this.random = new MutableRng(rng);
  }

  /** Creates a bot that chooses uniformly among the legal commands. */
  public static <C, O, V> Bot<C, O, V> create(Game<?, C, O, V> game, Seat seat, Rng rng) {
    return withPicker((commands, random) -> random.pick(commands), rng);
  }

  /** Creates a bot that chooses with the given picker. */
  public static <C, O, V> Bot<C, O, V> withPicker(CommandPicker<C> picker, Rng rng) {
    return new RandomBot<>(picker, rng);
  }

  /**
   * Chooses a class of commands, then a command of that class, both uniformly. This way, a large
   * number of cards to choose from does not make other kinds of command unlikely.
   */
  public static <C> C pickKindFirst(List<C> commands, MutableRng rng) {
    Map<Class<?>, List<C>> commandsByKind = new LinkedHashMap<>();
    for (C command : commands) {
      commandsByKind.computeIfAbsent(command.getClass(), _ -> new ArrayList<>()).add(command);
    }
    return rng.pick(rng.pick(List.copyOf(commandsByKind.values())));
  }

  @Override
  public void observe(O observation) {
    // Random choices need no information.
  }

  @Override
  public C choose(V view, List<C> legal) {
    return picker.pick(legal, random);
  }
}
