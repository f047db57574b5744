package lethe.engine.games.nothing;

import java.util.List;
import lethe.engine.core.Game;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Notation;
import lethe.engine.core.Outcome;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Ruling.Rejected;
import lethe.engine.core.Seat;
import lethe.engine.core.Seats;
import lethe.engine.core.StateSampler;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;

/** The game Nothing with overridable parts for planting faults. */
class FaultyGame implements Game<FaultyGame.Box, Command, Observation, View> {
  static final Seat NORTH = Nothing.SEATS.firstSeats(2).getFirst();
  static final Seat SOUTH = Nothing.SEATS.firstSeats(2).getLast();

  final Rules rules = new Rules(2);

  /**
   * A state with a replaceable text.
   *
   * @param text the result of {@code toString}
   */
  record Box(State in, String text) {
    @Override
    public String toString() {
      return text;
    }
  }

  State deal(Rng rng) {
    return rules.initialState(2, rng);
  }

  Turn turn(State state) {
    return rules.turn(state);
  }

  List<Command> legalCommandsOf(State state, Seat seat) {
    return rules.legalCommands(state, seat);
  }

  Command canonical(State state, Command command) {
    return command;
  }

  Ruling<State, Observation> apply(State state, Seat seat, Command command) {
    return rules.apply(state, seat, command);
  }

  View view(State state, Viewer viewer) {
    return rules.view(state, viewer);
  }

  State sampledState(View view, List<Observation> observations, Viewer viewer, Rng rng) {
    return rules.stateSampler(view, observations, viewer).sample(rng);
  }

  String text(State state) {
    return state.toString();
  }

  static Seat mover(State state) {
    return Nothing.SEATS.firstSeats(2).get(state.mover());
  }

  /** Returns the hand of the other seat, which the viewer must not see. */
  static List<Integer> otherHand(State state, Viewer viewer) {
    return state.hands().get(viewer.equals(NORTH) ? 1 : 0);
  }

  @Override
  public final String name() {
    return rules.name();
  }

  @Override
  public final int version() {
    return rules.version();
  }

  @Override
  public final Seats seats() {
    return rules.seats();
  }

  @Override
  public final Box initialState(int seats, Rng rng) {
    return box(deal(rng));
  }

  @Override
  public List<GameEvent<Observation>> openingEvents(Box start) {
    return rules.openingEvents(start.in());
  }

  @Override
  public final Turn turn(Box state) {
    return turn(state.in());
  }

  @Override
  public final List<Command> legalCommands(Box state, Seat seat) {
    return legalCommandsOf(state.in(), seat);
  }

  @Override
  public final Command canonicalize(Box state, Seat seat, Command command) {
    return canonical(state.in(), command);
  }

  @Override
  public final Ruling<Box, Observation> apply(Box state, Seat seat, Command command) {
    return switch (apply(state.in(), seat, command)) {
      case Accepted<State, Observation>(State next, var events) ->
          new Accepted<>(box(next), events);
      case Rejected<State, Observation>(var rejection) -> new Rejected<>(rejection);
    };
  }

  @Override
  public boolean isUndoable(Observation observation) {
    return rules.isUndoable(observation);
  }

  @Override
  public final View view(Box state, Viewer viewer) {
    return view(state.in(), viewer);
  }

  @Override
  public final StateSampler<Box> stateSampler(
      View view, List<Observation> observations, Viewer viewer) {
    return rng -> box(sampledState(view, observations, viewer, rng));
  }

  @Override
  public Outcome outcomeIfConceded(Box state, Seat seat) {
    return rules.outcomeIfConceded(state.in(), seat);
  }

  @Override
  public Notation<Command> notation() {
    return rules.notation();
  }

  private Box box(State state) {
    return new Box(state, text(state));
  }
}
