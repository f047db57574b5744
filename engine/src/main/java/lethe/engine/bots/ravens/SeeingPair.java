package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.core.Bot;
import lethe.engine.core.Event;
import lethe.engine.core.Game;
import lethe.engine.core.Outcome;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Roles;
import lethe.engine.games.ravens.View;

/**
 * The deep pair with open eyes: Feth sees Ren's hearts, and follows more puzzles than anybody has
 * time for.
 *
 * @param <S> the game's states
 */
public final class SeeingPair<S> {
  private static final TakeValue TASTE = new TakeValue(Taste.DEEP);
  private static final int WIDTH = 12;

  private final Game<S, Command, Observation, View> game;
  private final List<Bot<Command, Observation, View>> pair;
  private S state;

  private SeeingPair(Game<S, Command, Observation, View> game, long seed) {
    this.game = game;
    this.state = game.start(2, new Rng(seed));
    this.pair =
        Roles.SEATS.table(2).stream()
            .map(seat -> player(seat, new Rng(seed).stream(seat.name())))
            .toList();
  }

  /** How the match of this seed ends for them. */
  public static Outcome play(Game<?, Command, Observation, View> game, long seed) {
    return new SeeingPair<>(game, seed).play();
  }

  private Bot<Command, Observation, View> player(Seat seat, Rng rng) {
    return seat.equals(Roles.REN)
        ? new RenBot(TASTE)
        : new FethBot(
            (view, told, stream) ->
                game.view(game.imagine(view, told, Roles.FETH, stream), Roles.REN),
            TASTE,
            (_, _, _, _) -> List.of(HeartGuess.of(game.view(state, Roles.REN).poem().rows())),
            WIDTH,
            rng);
  }

  private Outcome play() {
    tell(game.opening(state));
    while (game.turn(state) instanceof Turn.Awaits(List<Seat> seats)) {
      Seat seat = seats.getFirst();
      Command choice =
          pair.get(seat.index()).choose(game.view(state, seat), game.legal(state, seat));
      if (!(game.apply(state, seat, choice) instanceof Accepted<S, Observation> accepted)) {
        throw new IllegalStateException(choice.toString());
      }
      state = accepted.next();
      tell(accepted.events());
    }
    return ((Turn.Over) game.turn(state)).outcome();
  }

  private void tell(List<Event<Observation>> events) {
    for (Event<Observation> event : events) {
      for (Seat seat : Roles.SEATS.table(2)) {
        pair.get(seat.index()).told(event.told(seat));
      }
    }
  }
}
