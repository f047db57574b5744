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

  static Accepted<State, Observation> of(State state, Seat seat, Command command) {
    return switch (command) {
      case Ready() -> ready(state, seat);
      case Point(Place place) -> point(state, seat, place);
      case Call(List<Feature> features) -> call(state, new Claim.Named(features));
      case CallCircuit() -> call(state, new Claim.ShortCircuit());
      case Suggest(List<Feature> features) -> suggest(state, seat, new Claim.Named(features));
      case SuggestCircuit() -> suggest(state, seat, new Claim.ShortCircuit());
      case Decline() when state.phase() == Phase.ADVISING ->
          spoken(state, seat, GameEvent.open(new Observation.Abstained(seat)));
      case Decline() ->
          new Accepted<>(
              state.passed(), List.of(GameEvent.open(new Observation.BonusDeclined(seat))));
    };
  }

  /**
   * Marks a seat as ready. The engine has no clock: the cards are shown until every seat is ready.
   * Rule book: Setup.
   */
  private static Accepted<State, Observation> ready(State state, Seat seat) {
    State ready = state.done(seat.index());
    GameEvent<Observation> said = GameEvent.open(new Observation.SaidReady(seat));
    return ready.awaited().isEmpty()
        ? new Accepted<>(
            ready.in(Phase.POINTING),
            List.of(said, GameEvent.open(new Observation.Covered(state.round()))))
        : new Accepted<>(ready, List.of(said));
  }

  /** Rule book: Playing the Game, step 1; Short Circuit Cards. */
  private static Accepted<State, Observation> point(State state, Seat seat, Place place) {
    State pointed = state.pointing(place).in(Phase.ADVISING);
    Seat active = Teams.seat(state.active());
    return new Accepted<>(
        pointed.awaited().isEmpty() ? pointed.in(Phase.CALLING) : pointed,
        List.of(GameEvent.open(new Observation.Pointed(seat, place, active))));
  }

  /** Rule book: Playing the Game, steps 2 and 3; Scoring; Short Circuit Cards. */
  private static Accepted<State, Observation> call(State state, Claim claim) {
    Seat seat = Teams.seat(state.active());
    Place place = state.pointed().orElseThrow();
    Face.Up card = state.grid().at(place);
    boolean right = claim.fits(card);
    boolean circuit = right && card instanceof ShortCircuitCard;
    boolean alone = state.sides().count() == 1;
    int points = right ? claim.worth() + (circuit && alone ? 1 : 0) : 0;
    Observation.Called call = new Observation.Called(seat, place, claim, card, right, points);
    State called = state.called(call);
    List<GameEvent<Observation>> events = new ArrayList<>();
    events.add(GameEvent.open(call));
    if (called.grid().isAllUp()) {
      return Rounds.end(called, events);
    }
    if (circuit && !alone && !state.current().bonus()) {
      events.add(GameEvent.open(new Observation.BonusWon(seat)));
      return new Accepted<>(called.again(), List.copyOf(events));
    }
    return new Accepted<>(called.passed(), List.copyOf(events));
  }

  /**
   * Tells the seat's team the suggestion and all others only that one was made. Every teammate
   * answers once per card. Rule book: Team Play.
   */
  private static Accepted<State, Observation> suggest(State state, Seat seat, Claim claim) {
    List<Seat> team =
        state.sides().members(state.sides().of(seat.index())).stream().map(Teams::seat).toList();
    return spoken(
        state,
        seat,
        GameEvent.toSome(
            new Observation.Suggested(seat, Optional.of(claim)),
            team,
            new Observation.Suggested(seat, Optional.empty())));
  }

  private static Accepted<State, Observation> spoken(
      State state, Seat seat, GameEvent<Observation> told) {
    State spoken = state.done(seat.index());
    return new Accepted<>(
        spoken.awaited().isEmpty() ? spoken.in(Phase.CALLING) : spoken, List.of(told));
  }
}
