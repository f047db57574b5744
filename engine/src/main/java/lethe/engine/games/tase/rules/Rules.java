package lethe.engine.games.tase.rules;

import java.util.List;
import lethe.engine.core.Game;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Notation;
import lethe.engine.core.Outcome;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Seat;
import lethe.engine.core.Seats;
import lethe.engine.core.StateSampler;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.View;

/**
 * The rules of Ta-Se.
 *
 * @param openCups whether the contents of the cups are visible during a round, for training
 */
public record Rules(boolean openCups) implements Game<State, Command, Observation, View> {
  public static final String NAME = "ta-se";

  /** Increases with every change after which an existing journal might replay differently. */
  private static final int VERSION = 1;

  private static final Turn RED_MOVES = new Turn.Awaits(List.of(GameSeats.RED));
  private static final Turn BLUE_MOVES = new Turn.Awaits(List.of(GameSeats.BLUE));

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
    return GameSeats.SEATS;
  }

  /** Draws the first opener; after that, the seats alternate. Rule book: last paragraph. */
  @Override
  public State initialState(int seats, Rng rng) {
    return State.deal(rng.nextInt(2).value());
  }

  @Override
  public List<GameEvent<Observation>> openingEvents(State start) {
    return List.of(GameEvent.toAll(new Observation.RoundBegan(1, GameSeats.at(start.opener()))));
  }

  @Override
  public Turn turn(State state) {
    if (state.phase() == Phase.OVER) {
      return new Turn.Over(Outcomes.of(state.score()));
    }
    return state.mover() == 0 ? RED_MOVES : BLUE_MOVES;
  }

  @Override
  public List<Command> legalCommands(State state, Seat seat) {
    return seat.index() == state.mover() ? LegalCommands.of(state) : List.of();
  }

  @Override
  public Ruling<State, Observation> apply(State state, Seat seat, Command command) {
    if (state.phase() == Phase.OVER || seat.index() != state.mover()) {
      return Ruling.rejectOutOfTurn(turn(state), seat);
    }
    return LegalCommands.of(state).contains(command)
        ? makePersistentIfOpen(CommandExecutor.execute(state, command))
        : new Ruling.Rejected<>(Rejections.reject(state, command));
  }

  /** Makes all events persistent if the cups are open, since there is nothing to remember. */
  private Accepted<State, Observation> makePersistentIfOpen(Accepted<State, Observation> ruling) {
    return openCups
        ? new Accepted<>(
            ruling.next(), ruling.events().stream().map(GameEvent::asPersistent).toList())
        : ruling;
  }

  /** Putting and throwing out chips reveals nothing hidden; only the scoring of a round does. */
  @Override
  public boolean isUndoable(Observation observation) {
    return observation instanceof Observation.Placed
        || observation instanceof Observation.ThrownOut;
  }

  @Override
  public Outcome outcomeIfConceded(State state, Seat seat) {
    return Outcomes.ofConcession(state.score(), seat);
  }

  @Override
  public View view(State state, Viewer viewer) {
    return Views.of(state, openCups, viewer);
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
