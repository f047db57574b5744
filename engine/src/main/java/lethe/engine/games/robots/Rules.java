package lethe.engine.games.robots;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.engine.core.Event;
import lethe.engine.core.Game;
import lethe.engine.core.Notation;
import lethe.engine.core.Outcome;
import lethe.engine.core.Refusal;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Seat;
import lethe.engine.core.Seats;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;
import lethe.engine.games.robots.Command.Call;
import lethe.engine.games.robots.Command.CallCircuit;
import lethe.engine.games.robots.Command.Decline;
import lethe.engine.games.robots.Command.Point;
import lethe.engine.games.robots.Command.Ready;
import lethe.engine.games.robots.Command.Suggest;
import lethe.engine.games.robots.Command.SuggestCircuit;

/** The rules of play. */
record Rules(Setting setting) implements Game<State, Command, Observation, View> {
  @Override
  public String name() {
    return Robots.NAME;
  }

  @Override
  public Seats seats() {
    return setting.seats();
  }

  @Override
  public State start(int seats, Rng rng) {
    Sides sides = new Sides(seats, setting.teams());
    return Rounds.begin(
        sides, setting.layout(seats), 1, Collections.nCopies(sides.count(), 0), rng);
  }

  @Override
  public List<Event<Observation>> opening(State start) {
    return Rounds.opening(start);
  }

  @Override
  public Turn turn(State state) {
    return state.phase() == Phase.OVER
        ? new Turn.Over(Ending.of(state))
        : new Turn.Awaits(awaited(state));
  }

  private static List<Seat> awaited(State state) {
    return switch (state.phase()) {
      case MEMORIZING -> seats(~state.done() & (1 << state.sides().seats()) - 1);
      case POINTING -> seats(1 << state.pointer());
      case ADVISING -> seats(~state.done() & state.sides().mates(state.active()));
      case CALLING, PICKING -> seats(1 << state.active());
      case OVER -> List.of();
    };
  }

  private static List<Seat> seats(int bits) {
    return IntStream.range(0, Robots.SEATS.most())
        .filter(seat -> (bits >>> seat & 1) == 1)
        .mapToObj(Sides::seat)
        .toList();
  }

  @Override
  public List<Command> legal(State state, Seat seat) {
    if (!awaited(state).contains(seat)) {
      return List.of();
    }
    return switch (state.phase()) {
      case MEMORIZING -> Phrases.READY;
      case POINTING -> points(state);
      case ADVISING -> Phrases.SUGGESTIONS;
      case CALLING -> Phrases.CALLS;
      case PICKING -> {
        List<Command> picks = new ArrayList<>(points(state));
        picks.add(new Decline());
        yield List.copyOf(picks);
      }
      case OVER -> List.of();
    };
  }

  private static List<Command> points(State state) {
    return state.grid().down().stream().<Command>map(Point::new).toList();
  }

  /** The features of a card may be said in any order, and more than once. */
  @Override
  public Command canonical(State state, Seat seat, Command command) {
    return switch (command) {
      case Call(List<Feature> features) -> new Call(Feature.sorted(features));
      case Suggest(List<Feature> features) -> new Suggest(Feature.sorted(features));
      case Ready _, Point _, CallCircuit _, SuggestCircuit _, Decline _ -> command;
    };
  }

  @Override
  public Ruling<State, Observation> apply(State state, Seat seat, Command command) {
    if (state.phase() == Phase.OVER) {
      return Ruling.rejected(Refusal.MATCH_OVER);
    }
    if (!awaited(state).contains(seat)) {
      return Ruling.rejected(Refusal.NOT_YOUR_TURN);
    }
    if (state.phase() == Phase.MEMORIZING && !(command instanceof Ready)) {
      return Ruling.rejected(Illegal.CARDS_LIE_OPEN);
    }
    return switch (command) {
      case Ready() -> ready(state, seat);
      case Point(Place place) -> point(state, seat, place);
      case Call(List<Feature> features) -> call(state, new Claim.Named(features));
      case CallCircuit() -> call(state, new Claim.Shorted());
      case Suggest(List<Feature> features) -> suggest(state, seat, new Claim.Named(features));
      case SuggestCircuit() -> suggest(state, seat, new Claim.Shorted());
      case Decline() -> decline(state, seat);
    };
  }

  /** The engine has no clock: the minute is over when every seat says so. Rule book: Setup. */
  private static Ruling<State, Observation> ready(State state, Seat seat) {
    if (state.phase() != Phase.MEMORIZING) {
      return Ruling.rejected(Illegal.CARDS_ARE_DOWN);
    }
    State ready = state.done(seat.index());
    List<Event<Observation>> told = new ArrayList<>();
    told.add(Event.open(new Observation.SaidReady(seat)));
    if (!awaited(ready).isEmpty()) {
      return new Accepted<>(ready, List.copyOf(told));
    }
    told.add(Event.open(new Observation.Covered(state.round())));
    return new Accepted<>(ready.in(Phase.POINTING), List.copyOf(told));
  }

  /** Rule book: Playing the Game, step 1; Short Circuit Cards. */
  private static Ruling<State, Observation> point(State state, Seat seat, Place place) {
    if (state.phase() == Phase.ADVISING || state.phase() == Phase.CALLING) {
      return Ruling.rejected(Illegal.CARD_IS_CHOSEN, state.pointed().orElseThrow());
    }
    if (!state.grid().layout().has(place)) {
      return Ruling.rejected(Illegal.NO_SUCH_CARD, place, last(state));
    }
    if (state.grid().isUp(place)) {
      return Ruling.rejected(Illegal.CARD_IS_UP, place, state.grid().at(place));
    }
    State pointed = state.pointing(place).in(Phase.ADVISING);
    Seat active = Sides.seat(state.active());
    return new Accepted<>(
        awaited(pointed).isEmpty() ? pointed.in(Phase.CALLING) : pointed,
        List.of(Event.open(new Observation.Pointed(seat, place, active))));
  }

  private static Place last(State state) {
    Layout layout = state.grid().layout();
    return layout.place(layout.size() - 1);
  }

  /** Rule book: Playing the Game, steps 2 and 3; Scoring; Short Circuit Cards. */
  private static Ruling<State, Observation> call(State state, Claim claim) {
    if (state.phase() == Phase.ADVISING) {
      return Ruling.rejected(Illegal.ONLY_SUGGEST, Sides.seat(state.active()));
    }
    if (state.phase() != Phase.CALLING) {
      return Ruling.rejected(Illegal.NO_CARD_CHOSEN);
    }
    Optional<Ruling<State, Observation>> unclear = unclear(claim);
    if (unclear.isPresent()) {
      return unclear.get();
    }
    Seat seat = Sides.seat(state.active());
    Place place = state.pointed().orElseThrow();
    Face.Up card = state.grid().at(place);
    boolean right = claim.fits(card);
    boolean circuit = right && card instanceof Circuit;
    boolean alone = state.sides().count() == 1;
    int points = right ? claim.worth() + (circuit && alone ? 1 : 0) : 0;
    Observation.Called call = new Observation.Called(seat, place, claim, card, right, points);
    State called = state.called(call);
    List<Event<Observation>> told = new ArrayList<>();
    told.add(Event.open(call));
    if (called.grid().isAllUp()) {
      return Rounds.end(called, told);
    }
    if (circuit && !alone && !state.bonus()) {
      told.add(Event.open(new Observation.BonusWon(seat)));
      return new Accepted<>(called.again(), List.copyOf(told));
    }
    return new Accepted<>(called.passed(), List.copyOf(told));
  }

  /** Rule book: Team Play; each team-mate speaks once a card. */
  private static Ruling<State, Observation> suggest(State state, Seat seat, Claim claim) {
    if (state.phase() != Phase.ADVISING) {
      return Ruling.rejected(Illegal.NOTHING_TO_SUGGEST);
    }
    return unclear(claim)
        .orElseGet(() -> spoken(state, seat, Rounds.suggested(state, seat, claim)));
  }

  private static Ruling<State, Observation> decline(State state, Seat seat) {
    return switch (state.phase()) {
      case ADVISING -> spoken(state, seat, Event.open(new Observation.Abstained(seat)));
      case PICKING ->
          new Accepted<>(state.passed(), List.of(Event.open(new Observation.BonusDeclined(seat))));
      case MEMORIZING, POINTING, CALLING, OVER -> Ruling.rejected(Illegal.NOTHING_TO_DECLINE);
    };
  }

  private static Ruling<State, Observation> spoken(
      State state, Seat seat, Event<Observation> told) {
    State spoken = state.done(seat.index());
    return new Accepted<>(
        awaited(spoken).isEmpty() ? spoken.in(Phase.CALLING) : spoken, List.of(told));
  }

  /** A call names one to three features, one value of each. */
  private static Optional<Ruling<State, Observation>> unclear(Claim claim) {
    if (!(claim instanceof Claim.Named(List<Feature> features))) {
      return Optional.empty();
    }
    if (features.isEmpty()) {
      return Optional.of(Ruling.rejected(Illegal.NOTHING_NAMED));
    }
    for (int i = 1; i < features.size(); i++) {
      if (features.get(i).kind() == features.get(i - 1).kind()) {
        return Optional.of(
            Ruling.rejected(
                Illegal.TWO_OF_A_KIND, features.get(i - 1).word(), features.get(i).word()));
      }
    }
    return Optional.empty();
  }

  @Override
  public Outcome conceded(State state, Seat seat) {
    return Ending.conceded(state, seat);
  }

  @Override
  public View view(State state, Viewer viewer) {
    return Views.of(state, viewer);
  }

  @Override
  public State imagine(View view, List<Observation> told, Viewer viewer, Rng rng) {
    return Views.imagine(view, told, rng);
  }

  @Override
  public Notation<Command> notation() {
    return Phrases.NOTATION;
  }
}
