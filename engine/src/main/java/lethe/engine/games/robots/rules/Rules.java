package lethe.engine.games.robots.rules;

import java.util.Collections;
import java.util.List;
import lethe.engine.core.Game;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Notation;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Outcome;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Seat;
import lethe.engine.core.Seats;
import lethe.engine.core.StateSampler;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated;
import lethe.engine.core.Viewer;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.View;

/** The rules of Nothing Human. */
public final class Rules implements Game<State, Command, Observation, View> {
  public static final String NAME = "robots";

  /** Increases with every change after which an existing journal might replay differently. */
  private static final int VERSION = 1;

  public static final List<Option> OPTIONS = GameSettings.OPTIONS;

  private final GameSettings settings;

  Rules(GameSettings settings) {
    this.settings = settings;
  }

  /** Opens the game with the given options, or returns the first error in them. */
  public static Validated<Game<?, Command, Observation, View>> open(Options options) {
    return GameSettings.read(options)
        .flatMap(settings -> new Validated.Valid<>(new Rules(settings)));
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public int version() {
    return VERSION;
  }

  @Override
  public Seats seats() {
    return settings.seats();
  }

  @Override
  public State initialState(int seats, Rng rng) {
    Seating seating = new Seating(seats, settings.hasTeams());
    return Rounds.begin(
        seating, settings.layout(seats), 1, Collections.nCopies(seating.sideCount(), 0), rng);
  }

  @Override
  public List<GameEvent<Observation>> openingEvents(State start) {
    return Rounds.openingEvents(start);
  }

  @Override
  public Turn turn(State state) {
    return state.phase() == Phase.OVER
        ? new Turn.Over(Outcomes.of(state))
        : new Turn.Awaits(state.awaitedSeats());
  }

  @Override
  public List<Command> legalCommands(State state, Seat seat) {
    return state.awaitedSeats().contains(seat) ? LegalCommands.of(state) : List.of();
  }

  @Override
  public Command canonicalize(State state, Seat seat, Command command) {
    return LegalCommands.canonicalize(command);
  }

  @Override
  public Ruling<State, Observation> apply(State state, Seat seat, Command command) {
    Turn turn = turn(state);
    if (!turn.awaits(seat)) {
      return Ruling.rejectOutOfTurn(turn, seat);
    }
    return LegalCommands.allows(state, command)
        ? CommandExecutor.execute(state, seat, command)
        : new Ruling.Rejected<>(Rejections.reject(state, command));
  }

  /**
   * Pointing at a card and declining a bonus reveal nothing: the card stays face down until it is
   * called.
   */
  @Override
  public boolean isUndoable(Observation observation) {
    return observation instanceof Observation.Pointed
        || observation instanceof Observation.BonusDeclined;
  }

  @Override
  public Outcome outcomeIfConceded(State state, Seat seat) {
    return Outcomes.ofConcession(state, seat);
  }

  @Override
  public View view(State state, Viewer viewer) {
    return Views.of(state, viewer);
  }

  @Override
  public StateSampler<State> stateSampler(
      View view, List<Observation> observations, Viewer viewer) {
    return new HiddenStateSampler(view, observations);
  }

  @Override
  public Notation<Command> notation() {
    return Phrases.NOTATION;
  }
}
