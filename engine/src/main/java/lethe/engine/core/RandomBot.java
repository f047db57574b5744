package lethe.engine.core;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Plays at random. It uses nothing but the legal commands, so it can play every game. */
public final class RandomBot<C, O, V> implements Bot<C, O, V> {
  /** Draws one of some commands, of which there is at least one. */
  @FunctionalInterface
  public interface Drawing<C> {
    C draw(List<C> commands, Dice dice);
  }

  private final Drawing<C> drawing;
  private final Dice dice;

  private RandomBot(Drawing<C> drawing, Rng rng) {
    this.drawing = drawing;
    this.dice = new Dice(rng);
  }

  /** One that draws each legal command equally likely. */
  public static <C, O, V> Bot<C, O, V> of(Game<?, C, O, V> game, Seat seat, Rng rng) {
    return with((commands, dice) -> dice.oneOf(commands), rng);
  }

  /** One that draws so. */
  public static <C, O, V> Bot<C, O, V> with(Drawing<C> drawing, Rng rng) {
    return new RandomBot<>(drawing, rng);
  }

  /**
   * Draws a kind of command, then one of that kind. A kind is a class: so a choice among many cards
   * is as likely to stop as to go on.
   */
  public static <C> C kindFirst(List<C> commands, Dice dice) {
    Map<Class<?>, List<C>> kinds = new LinkedHashMap<>();
    for (C command : commands) {
      kinds.computeIfAbsent(command.getClass(), _ -> new ArrayList<>()).add(command);
    }
    return dice.oneOf(dice.oneOf(List.copyOf(kinds.values())));
  }

  @Override
  public void told(O observation) {
    // Chance needs no knowledge.
  }

  @Override
  public C choose(V view, List<C> legal) {
    return drawing.draw(legal, dice);
  }
}
