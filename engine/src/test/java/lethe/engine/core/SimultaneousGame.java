package lethe.engine.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.SimultaneousGame.Command;
import lethe.engine.core.SimultaneousGame.Observation;
import lethe.engine.core.SimultaneousGame.State;
import lethe.engine.core.SimultaneousGame.View;

/**
 * A test game for one to three seats, all of which may move at the same time: each seat chooses a
 * number and then declares that it is ready.
 */
record SimultaneousGame() implements Game<State, Command, Observation, View> {
  private static final Notation<Command> NOTATION =
      Notation.of(
          List.of(
              Phrase.of(
                  Command.Think.class,
                  "think of",
                  List.of(Slot.number("NUMBER", 1, 3)),
                  values -> new Command.Think(values.number(0)),
                  think -> List.of(List.of(think.number()))),
              Phrase.of(Command.Change.class, "change", new Command.Change()),
              Phrase.of(Command.Ready.class, "ready", new Command.Ready())));

  /**
   * The complete state.
   *
   * @param numbers the number of each seat; 0 for a seat that has not chosen one
   */
  record State(List<Integer> numbers, List<Boolean> ready) {
    boolean isOver() {
      return !ready.contains(false);
    }

    @Override
    public String toString() {
      return "State of together";
    }
  }

  sealed interface Command {
    record Think(int number) implements Command {}

    /** Chooses the next number; a command that is not in canonical form. */
    record Change() implements Command {}

    record Ready() implements Command {}
  }

  sealed interface Observation {
    record Readied(Seat seat) implements Observation {}

    record Opened(List<Integer> numbers) implements Observation {}
  }

  /** The game as a viewer sees it: its own number, and all numbers after the end. */
  record View(List<Boolean> ready, List<Optional<Integer>> numbers) {}

  enum IllegalMoveCode implements ErrorCode {
    NUMBER_NOT_ALLOWED,
    NO_NUMBER_CHOSEN,
    NOT_CANONICAL
  }

  @Override
  public String name() {
    return "together";
  }

  @Override
  public int version() {
    return 3;
  }

  @Override
  public Seats seats() {
    return new Seats(List.of("one", "two", "three"), 1, 2);
  }

  @Override
  public State initialState(int seats, Rng rng) {
    return new State(
        IntStream.range(0, seats).mapToObj(_ -> 0).toList(),
        IntStream.range(0, seats).mapToObj(_ -> false).toList());
  }

  @Override
  public List<GameEvent<Observation>> openingEvents(State start) {
    return List.of();
  }

  @Override
  public Turn turn(State state) {
    List<Seat> seats = seats().firstSeats(state.ready().size());
    int highest = state.numbers().stream().mapToInt(n -> n).max().orElseThrow();
    return state.isOver()
        ? new Turn.Over(
            new Outcome("best", seats.stream().map(s -> result(state, s, highest)).toList()))
        : new Turn.Awaits(seats.stream().filter(s -> !state.ready().get(s.index())).toList());
  }

  private static SeatResult result(State state, Seat seat, int highest) {
    int number = state.numbers().get(seat.index());
    return new SeatResult(seat, number, number == highest);
  }

  @Override
  public List<Command> legalCommands(State state, Seat seat) {
    return Stream.concat(
            IntStream.rangeClosed(1, 3).<Command>mapToObj(Command.Think::new),
            Stream.of(new Command.Ready()))
        .filter(command -> apply(state, seat, command) instanceof Accepted)
        .toList();
  }

  @Override
  public Command canonicalize(State state, Seat seat, Command command) {
    return command instanceof Command.Change
        ? new Command.Think(state.numbers().get(seat.index()) % 3 + 1)
        : command;
  }

  @Override
  public Ruling<State, Observation> apply(State state, Seat seat, Command command) {
    Turn turn = turn(state);
    if (!turn.awaits(seat)) {
      return Ruling.rejectOutOfTurn(turn, seat);
    }
    int ownNumber = state.numbers().get(seat.index());
    return switch (command) {
      case Command.Think(int number) when number == ownNumber || number < 1 || number > 3 ->
          Ruling.reject(IllegalMoveCode.NUMBER_NOT_ALLOWED, number);
      case Command.Think(int number) -> {
        List<Integer> numbers = new ArrayList<>(state.numbers());
        numbers.set(seat.index(), number);
        yield new Accepted<>(new State(List.copyOf(numbers), state.ready()), List.of());
      }
      case Command.Change() -> Ruling.reject(IllegalMoveCode.NOT_CANONICAL);
      case Command.Ready() when ownNumber == 0 -> Ruling.reject(IllegalMoveCode.NO_NUMBER_CHOSEN);
      case Command.Ready() -> {
        List<Boolean> ready = new ArrayList<>(state.ready());
        ready.set(seat.index(), true);
        State next = new State(state.numbers(), List.copyOf(ready));
        GameEvent<Observation> readied = GameEvent.toAll(new Observation.Readied(seat));
        yield new Accepted<>(
            next,
            next.isOver()
                ? List.of(readied, GameEvent.toAll(new Observation.Opened(state.numbers())))
                : List.of(readied));
      }
    };
  }

  @Override
  public View view(State state, Viewer viewer) {
    List<Optional<Integer>> numbers = new ArrayList<>();
    for (Seat seat : seats().firstSeats(state.ready().size())) {
      boolean visible = state.isOver() || viewer.equals(seat) || viewer instanceof Referee;
      numbers.add(visible ? Optional.of(state.numbers().get(seat.index())) : Optional.empty());
    }
    return new View(state.ready(), List.copyOf(numbers));
  }

  @Override
  public StateSampler<State> stateSampler(
      View view, List<Observation> observations, Viewer viewer) {
    return rng -> sampleState(view, rng);
  }

  private static State sampleState(View view, Rng rng) {
    List<Integer> numbers = new ArrayList<>();
    Rng nextRng = rng;
    for (int i = 0; i < view.numbers().size(); i++) {
      int min = view.ready().get(i) ? 1 : 0;
      Rng.Draw<Integer> draw = nextRng.nextInt(4 - min);
      nextRng = draw.next();
      numbers.add(view.numbers().get(i).orElse(draw.value() + min));
    }
    return new State(List.copyOf(numbers), view.ready());
  }

  @Override
  public Outcome outcomeIfConceded(State state, Seat seat) {
    return new Outcome(
        "conceded",
        seats().firstSeats(state.ready().size()).stream()
            .map(s -> new SeatResult(s, 0, !s.equals(seat)))
            .toList());
  }

  @Override
  public Notation<Command> notation() {
    return NOTATION;
  }
}
