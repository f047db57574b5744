package lethe.engine.games.ravens;

import java.util.List;
import lethe.engine.core.Event;
import lethe.engine.core.Game;
import lethe.engine.core.Notation;
import lethe.engine.core.Outcome;
import lethe.engine.core.Rejection;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Seat;
import lethe.engine.core.Seats;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;

/**
 * The rules of play: who may do what when. What it does is in the classes this one hands on to.
 *
 * @param memories the memory cards of the match
 */
record Rules(Memories memories) implements Game<State, Command, Observation, View> {
  private static final Turn FETH = new Turn.Awaits(List.of(Ravens.FETH));
  private static final Turn REN = new Turn.Awaits(List.of(Ravens.REN));

  @Override
  public String name() {
    return Ravens.NAME;
  }

  @Override
  public Seats seats() {
    return Ravens.SEATS;
  }

  @Override
  public State start(int seats, Rng rng) {
    return Setup.start(memories, rng);
  }

  @Override
  public List<Event<Observation>> opening(State start) {
    return Setup.opening(
        start.batch(),
        start.atman().stack().getFirst().card(),
        start.verses().stream().map(Verse::heart).toList());
  }

  @Override
  public Turn turn(State state) {
    if (state.outcome().isPresent()) {
      return new Turn.Over(state.outcome().get());
    }
    return state.phase().isFeths() ? FETH : REN;
  }

  @Override
  public List<Command> legal(State state, Seat seat) {
    return turn(state).awaits(seat) ? Legal.of(state) : List.of();
  }

  @Override
  public Command canonical(State state, Seat seat, Command command) {
    return turn(state).awaits(seat) ? Names.canonical(state, command) : command;
  }

  @Override
  public Ruling<State, Observation> apply(State state, Seat seat, Command command) {
    Turn turn = turn(state);
    if (!turn.awaits(seat)) {
      return Ruling.outOfTurn(turn, seat);
    }
    if (!asked(state.phase(), command)) {
      return Ruling.rejected(Illegal.NOT_NOW, Rejection.of(state.phase()));
    }
    return switch (command) {
      case Command.Arrange(List<Integer> order) -> Replies.arrange(state, order);
      case Command.Draw(int count) -> Moves.draw(state, count);
      case Command.Stop() -> Moves.stop(state);
      case Command.Place(int number, Spot at) -> Moves.place(state, number, at, memories);
      case Command.End() -> Moves.end(state);
      case Command.Pass() -> Moves.pass(state);
      case Command.Sever sever -> Charms.sever(state, sever);
      case Command.Blaze blaze -> Charms.blaze(state, blaze);
      case Command.Sink sink -> Charms.sink(state, sink);
      case Command.Drift drift -> Charms.drift(state, drift, memories);
      case Command.Seed seed -> Charms.seed(state, seed);
      case Command.Bloom bloom -> Charms.bloom(state, bloom);
      case Command.Glimmer glimmer -> Charms.glimmer(state, glimmer);
      case Command.Order(List<Integer> order) -> Charms.order(state, order);
      case Command.Dawn dawn -> Charms.dawn(state, dawn, memories);
      case Command.Whisper whisper -> Charms.whisper(state, whisper, memories);
      case Command.Free(int number) -> Charms.free(state, number, memories);
      case Command.Requiem requiem -> Charms.requiem(state, requiem, memories);
      case Command.Take(Spot card) -> Replies.take(state, card);
      case Command.With(int number) -> Replies.with(state, number);
      case Command.Done() -> Replies.done(state);
      case Command.Reveal(int row) -> Reliving.reveal(state, row);
      case Command.Keep(Spot chunk) -> Replies.keep(state, chunk);
    };
  }

  /** Whether a command answers what is asked in this phase. */
  private static boolean asked(Phase phase, Command command) {
    return switch (command) {
      case Command.Arrange c -> phase == Phase.ARRANGE;
      case Command.Draw c -> phase == Phase.DRAW;
      case Command.Stop c -> phase == Phase.DRAW;
      case Command.Place c -> phase == Phase.BUILD;
      case Command.End c -> phase == Phase.BUILD;
      case Command.Pass c -> phase == Phase.WINDOW || phase == Phase.PARTING;
      case Command.Order c -> phase == Phase.ORDER;
      case Command.Free c -> phase == Phase.FREE;
      case Command.Take c -> phase == Phase.TAKE;
      case Command.With c -> phase == Phase.WITH;
      case Command.Done c -> phase == Phase.WITH;
      case Command.Reveal c -> phase == Phase.REVEAL;
      case Command.Keep c -> phase == Phase.KEEP;
      case Command.Use c -> phase.hasPowers();
    };
  }

  @Override
  public Outcome conceded(State state, Seat seat) {
    return Draft.outcome("conceded", state.score().size(), false);
  }

  @Override
  public View view(State state, Viewer viewer) {
    return Views.of(state, memories, viewer);
  }

  @Override
  public State imagine(View view, List<Observation> told, Viewer viewer, Rng rng) {
    return new Imagining(memories, view, told).state(viewer, rng);
  }

  @Override
  public Notation<Command> notation() {
    return Phrases.NOTATION;
  }
}
