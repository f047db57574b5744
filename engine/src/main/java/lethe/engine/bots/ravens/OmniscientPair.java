package lethe.engine.bots.ravens;

import java.util.Comparator;
import java.util.List;
import lethe.engine.core.Bot;
import lethe.engine.core.Game;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Outcome;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;

/**
 * A pair of bots in which Feth sees Ren's hearts. Each deal is played several times with different
 * preferences and search widths, and the best outcome is returned.
 *
 * @param <S> the states of the game
 */
public final class OmniscientPair<S> {
  private static final List<RenPreferences> PREFERENCES =
      List.of(RenPreferences.DEEP, RenPreferences.FAIR);

  /** The numbers of arrangements to follow at each step of building. */
  private static final List<Integer> WIDTHS = List.of(16, 12, 8, 4);

  private static final Comparator<Outcome> BY_RESULT =
      Comparator.comparing((Outcome outcome) -> outcome.results().getFirst().won())
          .thenComparingInt(outcome -> outcome.results().getFirst().score());

  private final Game<S, Command, Observation, View> game;
  private final List<Bot<Command, Observation, View>> pair;
  private S state;

  private OmniscientPair(
      Game<S, Command, Observation, View> game, long seed, TakeValue takeValue, int width) {
    this.game = game;
    this.state = game.initialState(2, new Rng(seed));
    this.pair =
        GameSeats.SEATS.firstSeats(2).stream()
            .map(seat -> createBot(seat, takeValue, width, new Rng(seed).derive(seat.name())))
            .toList();
  }

  /** Plays the match with this seed and returns the best outcome. */
  public static Outcome play(Game<?, Command, Observation, View> game, long seed) {
    return PREFERENCES.stream()
        .flatMap(
            preferences -> WIDTHS.stream().map(width -> playOnce(game, seed, preferences, width)))
        .max(BY_RESULT)
        .orElseThrow();
  }

  /** Plays the match with this seed once, with these preferences and this search width. */
  static Outcome playOnce(
      Game<?, Command, Observation, View> game, long seed, RenPreferences preferences, int width) {
    return new OmniscientPair<>(game, seed, new TakeValue(preferences), width).play();
  }

  private Bot<Command, Observation, View> createBot(
      Seat seat, TakeValue takeValue, int width, Rng rng) {
    return seat.equals(GameSeats.REN)
        ? new RenBot(takeValue)
        : new FethBot(
            game,
            takeValue,
            (_, _, _, _) -> List.of(HeartGuess.of(game.view(state, GameSeats.REN).poem().rows())),
            width,
            rng);
  }

  private Outcome play() {
    tell(game.openingEvents(state));
    while (game.turn(state) instanceof Turn.Awaits(List<Seat> seats)) {
      Seat seat = seats.getFirst();
      Command command =
          pair.get(seat.index()).choose(game.view(state, seat), game.legalCommands(state, seat));
      if (!(game.apply(state, seat, command) instanceof Accepted<S, Observation> accepted)) {
        throw new IllegalStateException(command.toString());
      }
      state = accepted.next();
      tell(accepted.events());
    }
    return ((Turn.Over) game.turn(state)).outcome();
  }

  private void tell(List<GameEvent<Observation>> events) {
    for (GameEvent<Observation> event : events) {
      for (Seat seat : GameSeats.SEATS.firstSeats(2)) {
        pair.get(seat.index()).observe(event.observationFor(seat));
      }
    }
  }
}
