package lethe.engine.bots.sample;

import java.util.Comparator;
import java.util.List;
import lethe.engine.core.Bot;
import lethe.engine.core.Game;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.sample.Command;
import lethe.engine.games.sample.Observation;
import lethe.engine.games.sample.View;

/**
 * A bot that wins a trick with the lowest sufficient card, or else plays its lowest card. It leads
 * its highest card.
 */
public final class ThriftyBot implements Bot<Command, Observation, View> {
  private ThriftyBot() {}

  public static Bot<Command, Observation, View> of(
      Game<?, Command, Observation, View> game, Seat seat, Rng rng) {
    return new ThriftyBot();
  }

  @Override
  public void observe(Observation observation) {
    // This bot looks only at its hand.
  }

  @Override
  public Command choose(View view, List<Command> legal) {
    List<Command> ascending =
        legal.stream().sorted(Comparator.comparingInt(ThriftyBot::card)).toList();
    int ledCard = view.led().orElse(0);
    return ascending.stream()
        .filter(command -> ledCard > 0 && card(command) > ledCard)
        .findFirst()
        .orElse(ledCard > 0 ? ascending.getFirst() : ascending.getLast());
  }

  private static int card(Command command) {
    return ((Command.Play) command).card();
  }
}
