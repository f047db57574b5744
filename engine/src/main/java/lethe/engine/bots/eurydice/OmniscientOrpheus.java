package lethe.engine.bots.eurydice;

import java.util.Comparator;
import java.util.List;
import lethe.engine.core.Game;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Turn;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.View;

/**
 * A simulated player that knows all hidden cards and the results of all future shuffles and rolls.
 * At each decision, it tries every legal command except those that only arrange cards, plays the
 * match to the end with the heuristics, and chooses the command with the best result.
 *
 * @param <S> the states of the game
 */
public final class OmniscientOrpheus<S> {
  private static final Comparator<SeatResult> BY_RESULT =
      Comparator.comparing(SeatResult::won).thenComparingInt(SeatResult::score);

  private final Game<S, Command, Observation, View> game;

  private OmniscientOrpheus(Game<S, Command, Observation, View> game) {
    this.game = game;
  }

  /** Plays the match with this seed and returns its outcome. */
  public static Outcome play(Game<?, Command, Observation, View> game, long seed) {
    return new OmniscientOrpheus<>(game).play(seed);
  }

  private Outcome play(long seed) {
    S state = game.initialState(1, new Rng(seed));
    while (game.turn(state) instanceof Turn.Awaits) {
      S currentState = state;
      state =
          Heuristics.withoutArranging(game.legalCommands(state, GameSeats.ORPHEUS)).stream()
              .map(command -> apply(currentState, command))
              .max(Comparator.comparing(this::finalResult, BY_RESULT))
              .orElseThrow();
    }
    return outcome(state);
  }

  /** Returns the result of playing from a state to the end with the heuristics. */
  private SeatResult finalResult(S start) {
    S state = start;
    while (game.turn(state) instanceof Turn.Awaits) {
      List<Command> legal = game.legalCommands(state, GameSeats.ORPHEUS);
      View view = game.view(state, GameSeats.ORPHEUS);
      state = apply(state, new Heuristics(view, legal, PlayStyle.DEEP).bestCommand());
    }
    return outcome(state).results().getFirst();
  }

  private Outcome outcome(S state) {
    return ((Turn.Over) game.turn(state)).outcome();
  }

  private S apply(S state, Command command) {
    return switch (game.apply(state, GameSeats.ORPHEUS, command)) {
      case Ruling.Accepted<S, Observation>(S next, var _) -> next;
      case Ruling.Rejected<S, Observation>(var rejection) ->
          throw new IllegalStateException(command + ": " + rejection);
    };
  }
}
