package lethe.engine.games.robots.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Seat;
import lethe.engine.games.robots.Claim;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Command.Call;
import lethe.engine.games.robots.Command.CallCircuit;
import lethe.engine.games.robots.Command.Decline;
import lethe.engine.games.robots.Command.Point;
import lethe.engine.games.robots.Command.Ready;
import lethe.engine.games.robots.Command.Suggest;
import lethe.engine.games.robots.Command.SuggestCircuit;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.ShortCircuitCard;

/** Carries out legal commands. */
final class CommandExecutor {
  private CommandExecutor() {}

  static Accepted<State, Observation> execute(State state, Seat seat, Command command) {
    return switch (command) {
      case Ready() -> ready(state, seat);
      case Point(Place place) -> point(state, seat, place);
      case Call(List<Feature> features) -> call(state, new Claim.Named(features));
      case CallCircuit() -> call(state, new Claim.ShortCircuit());
      case Suggest(List<Feature> features) -> suggest(state, seat, new Claim.Named(features));
      case SuggestCircuit() -> suggest(state, seat, new Claim.ShortCircuit());
      case Decline() when state.phase() == Phase.ADVISING ->
          recordAnswer(state, seat, GameEvent.toAll(new Observation.Abstained(seat)));
      case Decline() ->
          new Accepted<>(
              state.withNextPlayer(),
              List.of(GameEvent.toAll(new Observation.BonusDeclined(seat))));
    };
  }

  /**
   * Marks a seat as ready, and turns the cards face down when every seat is ready. The engine has
   * no clock, so the caller sends the command when a seat's time is over. Rule book: Setup.
   */
  private static Accepted<State, Observation> ready(State state, Seat seat) {
    State next = state.withDone(seat.index());
    GameEvent<Observation> event = GameEvent.toAll(new Observation.SaidReady(seat));
    return next.awaitedSeats().isEmpty()
        ? new Accepted<>(
            next.withPhase(Phase.POINTING),
            List.of(event, GameEvent.toAll(new Observation.CardsCovered(state.round()))))
        : new Accepted<>(next, List.of(event));
  }

  /** Rule book: Playing the Game, step 1; Short Circuit Cards. */
  private static Accepted<State, Observation> point(State state, Seat seat, Place place) {
    State next = state.withPointed(place).withPhase(Phase.ADVISING);
    Seat activeSeat = Seating.seat(state.activeSeat());
    return new Accepted<>(
        next.awaitedSeats().isEmpty() ? next.withPhase(Phase.CALLING) : next,
        List.of(GameEvent.toAll(new Observation.Pointed(seat, place, activeSeat))));
  }

  /** Rule book: Playing the Game, steps 2 and 3; Scoring; Short Circuit Cards. */
  private static Accepted<State, Observation> call(State state, Claim claim) {
    Seat seat = Seating.seat(state.activeSeat());
    Place place = state.pointedPlace().orElseThrow();
    Face.Up card = state.grid().cardAt(place);
    boolean isCorrect = claim.isCorrectFor(card);
    boolean isCircuit = isCorrect && card instanceof ShortCircuitCard;
    boolean isSolo = state.seating().sideCount() == 1;
    int points = isCorrect ? claim.points() + (isCircuit && isSolo ? 1 : 0) : 0;
    Observation.Called call = new Observation.Called(seat, place, claim, card, isCorrect, points);
    State next = state.afterCall(call);
    List<GameEvent<Observation>> events = new ArrayList<>();
    events.add(GameEvent.toAll(call));
    if (next.grid().isAllUp()) {
      return Rounds.end(next, events);
    }
    if (isCircuit && !isSolo && !state.currentTurn().isBonus()) {
      events.add(GameEvent.toAll(new Observation.BonusWon(seat)));
      return new Accepted<>(next.withBonusPick(), List.copyOf(events));
    }
    return new Accepted<>(next.withNextPlayer(), List.copyOf(events));
  }

  /**
   * Tells the seat's team the suggestion, and everyone else only that a suggestion was made. Every
   * teammate answers once per card. Rule book: Team Play.
   */
  private static Accepted<State, Observation> suggest(State state, Seat seat, Claim claim) {
    List<Seat> team =
        state.seating().members(state.seating().sideOf(seat.index())).stream()
            .map(Seating::seat)
            .toList();
    return recordAnswer(
        state,
        seat,
        GameEvent.toSome(
            new Observation.Suggested(seat, Optional.of(claim)),
            team,
            new Observation.Suggested(seat, Optional.empty())));
  }

  private static Accepted<State, Observation> recordAnswer(
      State state, Seat seat, GameEvent<Observation> event) {
    State next = state.withDone(seat.index());
    return new Accepted<>(
        next.awaitedSeats().isEmpty() ? next.withPhase(Phase.CALLING) : next, List.of(event));
  }
}
