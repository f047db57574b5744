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

/** The game Nothing with methods that can be overridden to plant faults. */
class FaultyGame implements Game<FaultyGame.WrappedState, Command, Observation, View> {
  static final Seat NORTH = Nothing.SEATS.firstSeats(2).getFirst();
  static final Seat SOUTH = Nothing.SEATS.firstSeats(2).getLast();

  final Rules rules = new Rules(2);

  /**
   * A state with a replaceable text.
   *
   * @param text the result of {@code toString}
   */
  record WrappedState(State state, String text) {
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

  Command canonicalCommand(State state, Command command) {
    return command;
  }

  Ruling<State, Observation> apply(State state, Seat seat, Command command) {
    return rules.apply(state, seat, command);
  }

  View view(State state, Viewer viewer) {
    return rules.view(state, viewer);
  }

  State sampleState(View view, List<Observation> observations, Viewer viewer, Rng rng) {
    return rules.stateSampler(view, observations, viewer).sample(rng);
  }

  /** Returns whether the rules hide this viewer's own hand. */
  boolean isOwnHandHidden(State state, Viewer viewer) {
    return false;
  }

  String stateText(State state) {
    return state.toString();
  }

  static Seat mover(State state) {
    return Nothing.SEATS.firstSeats(2).get(state.mover());
  }

  /**
   * Returns a hand that the viewer must not see: south's hand for north, otherwise north's hand.
   */
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
  public final WrappedState initialState(int seats, Rng rng) {
    return wrap(deal(rng));
  }

  @Override
  public List<GameEvent<Observation>> openingEvents(WrappedState start) {
    return rules.openingEvents(start.state());
  }

  @Override
  public final Turn turn(WrappedState state) {
    return turn(state.state());
  }

  @Override
  public final List<Command> legalCommands(WrappedState state, Seat seat) {
    return legalCommandsOf(state.state(), seat);
  }

  @Override
  public final Command canonicalize(WrappedState state, Seat seat, Command command) {
    return canonicalCommand(state.state(), command);
  }

  @Override
  public final Ruling<WrappedState, Observation> apply(
      WrappedState state, Seat seat, Command command) {
    return switch (apply(state.state(), seat, command)) {
      case Accepted<State, Observation>(State next, var events) ->
          new Accepted<>(wrap(next), events);
      case Rejected<State, Observation>(var rejection) -> new Rejected<>(rejection);
    };
  }

  @Override
  public boolean isUndoable(Observation observation) {
    return rules.isUndoable(observation);
  }

  @Override
  public final View view(WrappedState state, Viewer viewer) {
    return view(state.state(), viewer);
  }

  @Override
  public final StateSampler<WrappedState> stateSampler(
      View view, List<Observation> observations, Viewer viewer) {
    return rng -> wrap(sampleState(view, observations, viewer, rng));
  }

  @Override
  public Outcome outcomeIfConceded(WrappedState state, Seat seat) {
    return rules.outcomeIfConceded(state.state(), seat);
  }

  @Override
  public Notation<Command> notation() {
    return rules.notation();
  }

  private WrappedState wrap(State state) {
    return new WrappedState(state, stateText(state));
  }
}
