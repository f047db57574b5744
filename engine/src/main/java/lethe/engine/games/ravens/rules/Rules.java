package lethe.engine.games.ravens.rules;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Checked;
import lethe.engine.core.Event;
import lethe.engine.core.Fault;
import lethe.engine.core.Game;
import lethe.engine.core.Notation;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Outcome;
import lethe.engine.core.Rejection;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Seat;
import lethe.engine.core.Seats;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Illegal;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Roles;
import lethe.engine.games.ravens.Spot;
import lethe.engine.games.ravens.View;

/**
 * The rules of play: who may do what when.
 *
 * @param memories the memory cards of the match
 */
public record Rules(Memories memories) implements Game<State, Command, Observation, View> {
  public static final String NAME = "ravens";

  /** A deck of one's own, as a text of its 35 memory cards. */
  public static final List<Option> OPTIONS = List.of(Option.text(DeckText.OPTION));

  /** The memory cards that the game comes with, each at its index. */
  public static final List<Card> STANDARD_DECK = Memories.STANDARD.cards();

  private static final String STANDARD = "standard";
  private static final Turn FETH = new Turn.Awaits(List.of(Roles.FETH));
  private static final Turn REN = new Turn.Awaits(List.of(Roles.REN));

  /** The game with these options, or what is wrong with them. */
  public static Checked<Game<?, Command, Observation, View>> open(Options options) {
    Optional<Fault> fault = options.fault(OPTIONS);
    if (fault.isPresent()) {
      return Checked.faulty(fault.get());
    }
    String deck = options.get(DeckText.OPTION).orElse(STANDARD);
    return deck.equals(STANDARD)
        ? new Checked.Valid<>(new Rules(Memories.STANDARD))
        : DeckText.read(deck).then(memories -> new Checked.Valid<>(new Rules(memories)));
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Seats seats() {
    return Roles.SEATS;
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
        start.verses().stream().map(RowState::heart).toList());
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
    return turn(state).awaits(seat) ? Canonical.canonical(state, command) : command;
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
      case Command.Arrange(List<Integer> order) -> RenTurn.arrange(state, order);
      case Command.Draw(int count) -> FethTurn.draw(state, count);
      case Command.Stop() -> FethTurn.stop(state);
      case Command.Place(int number, Spot at) -> FethTurn.place(state, number, at, memories);
      case Command.End() -> FethTurn.end(state);
      case Command.Pass() -> FethTurn.pass(state);
      case Command.Sever sever -> PowerEffects.sever(state, sever);
      case Command.Blaze blaze -> PowerEffects.blaze(state, blaze);
      case Command.Sink sink -> PowerEffects.sink(state, sink);
      case Command.Drift drift -> PowerEffects.drift(state, drift, memories);
      case Command.Seed seed -> PowerEffects.seed(state, seed);
      case Command.Bloom bloom -> PowerEffects.bloom(state, bloom);
      case Command.Glimmer glimmer -> PowerEffects.glimmer(state, glimmer);
      case Command.Order(List<Integer> order) -> PowerEffects.order(state, order);
      case Command.Dawn dawn -> PowerEffects.dawn(state, dawn, memories);
      case Command.Whisper whisper -> PowerEffects.whisper(state, whisper, memories);
      case Command.Free(int number) -> PowerEffects.free(state, number, memories);
      case Command.Requiem requiem -> PowerEffects.requiem(state, requiem, memories);
      case Command.Take(Spot card) -> RenTurn.take(state, card);
      case Command.With(int number) -> RenTurn.with(state, number);
      case Command.Done() -> RenTurn.done(state);
      case Command.Reveal(int row) -> Reliving.reveal(state, row);
      case Command.Keep(Spot chunk) -> RenTurn.keep(state, chunk);
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
    return Transition.outcome("conceded", state.score().size(), false);
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
