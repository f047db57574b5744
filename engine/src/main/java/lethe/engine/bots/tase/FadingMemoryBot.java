package lethe.engine.bots.tase;

import java.util.List;
import lethe.engine.core.Bot;
import lethe.engine.core.Game;
import lethe.engine.core.GameEvent;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Seat;
import lethe.engine.core.StateSampler;
import lethe.engine.core.Turn;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.CupScore;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Scored;
import lethe.engine.games.tase.View;

/**
 * A bot with a fading memory. It samples states that are consistent with what it still remembers,
 * tries each of its moves in each state, plays the rest of the round at random, and chooses the
 * move with the highest average lead in cups.
 *
 * @param <S> the states of the game
 */
public final class FadingMemoryBot<S> implements Bot<Command, Observation, View> {
  /**
   * The default probability, in thousandths, that a new announcement makes the bot forget a given
   * older announcement by the other side.
   */
  private static final int DEFAULT_FORGETTING_RATE = 60;

  /** The approximate number of rounds to play out per decision. */
  private static final int PLAYOUTS = 400;

  private final Game<S, Command, Observation, View> game;
  private final Seat seat;
  private final PlacementMemory memory;
  private final MutableRng random;

  private FadingMemoryBot(
      Game<S, Command, Observation, View> game, Seat seat, Rng rng, int forgettingRate) {
    this.game = game;
    this.seat = seat;
    this.memory = new PlacementMemory(seat, forgettingRate, rng.derive("memory"));
    this.random = new MutableRng(rng);
  }

  public static Bot<Command, Observation, View> create(
      Game<?, Command, Observation, View> game, Seat seat, Rng rng) {
    return create(game, seat, rng, DEFAULT_FORGETTING_RATE);
  }

  static Bot<Command, Observation, View> create(
      Game<?, Command, Observation, View> game, Seat seat, Rng rng, int forgettingRate) {
    return new FadingMemoryBot<>(game, seat, rng, forgettingRate);
  }

  @Override
  public void observe(Observation observation) {
    memory.observe(observation);
  }

  @Override
  public Command choose(View view, List<Command> legal) {
    if (legal.size() == 1) {
      return legal.getFirst();
    }
    StateSampler<S> sampler = game.stateSampler(view, memory.observations(), seat);
    int[] totalLeads = new int[legal.size()];
    for (int sample = 0; sample < PLAYOUTS / totalLeads.length; sample++) {
      S state = sampler.sample(nextRng());
      for (int i = 0; i < totalLeads.length; i++) {
        totalLeads[i] += playOut(state, legal.get(i));
      }
    }
    int best = 0;
    for (int i = 1; i < totalLeads.length; i++) {
      best = totalLeads[i] > totalLeads[best] ? i : best;
    }
    return legal.get(best);
  }

  /** Returns the lead in cups at the end of the round after this command and random play. */
  private int playOut(S start, Command first) {
    S state = start;
    Command command = first;
    Seat mover = seat;
    while (true) {
      Accepted<S, Observation> ruling =
          (Accepted<S, Observation>) game.apply(state, mover, command);
      for (GameEvent<Observation> event : ruling.events()) {
        if (event.publicObservation() instanceof Scored scored) {
          return lead(scored);
        }
      }
      state = ruling.next();
      mover = ((Turn.Awaits) game.turn(state)).seats().getFirst();
      command = randomCommand(state, mover);
    }
  }

  private Command randomCommand(S state, Seat mover) {
    return random.pick(game.legalCommands(state, mover));
  }

  private int lead(Scored scored) {
    int lead = 0;
    for (CupScore cup : scored.cups()) {
      lead += cup.winner().map(winner -> winner.equals(seat) ? 1 : -1).orElse(0);
    }
    return lead;
  }

  private Rng nextRng() {
    random.nextInt(Integer.MAX_VALUE);
    return random.derive("table");
  }
}
