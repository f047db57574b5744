package lethe.engine.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.SimultaneousGame.Asked;
import lethe.engine.core.SimultaneousGame.Heard;
import lethe.engine.core.SimultaneousGame.Secrets;
import lethe.engine.core.SimultaneousGame.Sight;

/**
 * A test game for one to three seats, all of which are awaited at once: each seat chooses a number
 * and then says that it is ready.
 */
record SimultaneousGame() implements Game<Secrets, Asked, Heard, Sight> {
  private static final Notation<Asked> NOTATION =
      Notation.of(
          List.of(
              Phrase.of(
                  Asked.Think.class,
                  "think of",
                  List.of(Slot.number("NUMBER", 1, 3)),
                  said -> new Asked.Think(said.number(0)),
                  think -> List.of(List.of(think.number()))),
              Phrase.of(Asked.Change.class, "change", new Asked.Change()),
              Phrase.of(Asked.Ready.class, "ready", new Asked.Ready())));

  /**
   * The complete state.
   *
   * @param numbers the number of each seat; 0 for a seat that has not chosen one
   */
  record Secrets(List<Integer> numbers, List<Boolean> ready) {
    boolean over() {
      return !ready.contains(false);
    }

    @Override
    public String toString() {
      return "State of together";
    }
  }

  sealed interface Asked {
    record Think(int number) implements Asked {}

    /** Another name for thinking of the next number. */
    record Change() implements Asked {}

    record Ready() implements Asked {}
  }

  sealed interface Heard {
    record Readied(Seat seat) implements Heard {}

    record Opened(List<Integer> numbers) implements Heard {}
  }

  /** What a viewer sees: its own number, and all numbers after the end. */
  record Sight(List<Boolean> ready, List<Optional<Integer>> numbers) {}

  enum Wrong implements ErrorCode {
    THINKING_OF_IT,
    THINKING_OF_NOTHING,
    NO_NAME
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
  public Secrets initialState(int seats, Rng rng) {
    return new Secrets(
        IntStream.range(0, seats).mapToObj(_ -> 0).toList(),
        IntStream.range(0, seats).mapToObj(_ -> false).toList());
  }

  @Override
  public List<GameEvent<Heard>> openingEvents(Secrets start) {
    return List.of();
  }

  @Override
  public Turn turn(Secrets state) {
    List<Seat> table = seats().firstSeats(state.ready().size());
    int best = state.numbers().stream().mapToInt(n -> n).max().orElseThrow();
    return state.over()
        ? new Turn.Over(
            new Outcome("best", table.stream().map(s -> standing(state, s, best)).toList()))
        : new Turn.Awaits(table.stream().filter(s -> !state.ready().get(s.index())).toList());
  }

  private static SeatResult standing(Secrets state, Seat seat, int best) {
    int number = state.numbers().get(seat.index());
    return new SeatResult(seat, number, number == best);
  }

  @Override
  public List<Asked> legalCommands(Secrets state, Seat seat) {
    return Stream.concat(
            IntStream.rangeClosed(1, 3).<Asked>mapToObj(Asked.Think::new),
            Stream.of(new Asked.Ready()))
        .filter(asked -> apply(state, seat, asked) instanceof Accepted)
        .toList();
  }

  @Override
  public Asked canonicalize(Secrets state, Seat seat, Asked asked) {
    return asked instanceof Asked.Change
        ? new Asked.Think(state.numbers().get(seat.index()) % 3 + 1)
        : asked;
  }

  @Override
  public Ruling<Secrets, Heard> apply(Secrets state, Seat seat, Asked asked) {
    Turn turn = turn(state);
    if (!turn.awaits(seat)) {
      return Ruling.rejectOutOfTurn(turn, seat);
    }
    int mine = state.numbers().get(seat.index());
    return switch (asked) {
      case Asked.Think(int number) when number == mine || number < 1 || number > 3 ->
          Ruling.reject(Wrong.THINKING_OF_IT, number);
      case Asked.Think(int number) -> {
        List<Integer> numbers = new ArrayList<>(state.numbers());
        numbers.set(seat.index(), number);
        yield new Accepted<>(new Secrets(List.copyOf(numbers), state.ready()), List.of());
      }
      case Asked.Change() -> Ruling.reject(Wrong.NO_NAME);
      case Asked.Ready() when mine == 0 -> Ruling.reject(Wrong.THINKING_OF_NOTHING);
      case Asked.Ready() -> {
        List<Boolean> ready = new ArrayList<>(state.ready());
        ready.set(seat.index(), true);
        Secrets next = new Secrets(state.numbers(), List.copyOf(ready));
        GameEvent<Heard> readied = GameEvent.open(new Heard.Readied(seat));
        yield new Accepted<>(
            next,
            next.over()
                ? List.of(readied, GameEvent.open(new Heard.Opened(state.numbers())))
                : List.of(readied));
      }
    };
  }

  @Override
  public Sight view(Secrets state, Viewer viewer) {
    List<Optional<Integer>> numbers = new ArrayList<>();
    for (Seat seat : seats().firstSeats(state.ready().size())) {
      boolean open = state.over() || viewer.equals(seat) || viewer instanceof Referee;
      numbers.add(open ? Optional.of(state.numbers().get(seat.index())) : Optional.empty());
    }
    return new Sight(state.ready(), List.copyOf(numbers));
  }

  @Override
  public StateSampler<Secrets> stateSampler(Sight view, List<Heard> told, Viewer viewer) {
    return rng -> imagined(view, rng);
  }

  private static Secrets imagined(Sight view, Rng rng) {
    List<Integer> numbers = new ArrayList<>();
    Rng rest = rng;
    for (int i = 0; i < view.numbers().size(); i++) {
      int least = view.ready().get(i) ? 1 : 0;
      Rng.Draw<Integer> draw = rest.nextInt(4 - least);
      rest = draw.next();
      numbers.add(view.numbers().get(i).orElse(draw.value() + least));
    }
    return new Secrets(List.copyOf(numbers), view.ready());
  }

  @Override
  public Outcome outcomeIfConceded(Secrets state, Seat seat) {
    return new Outcome(
        "conceded",
        seats().firstSeats(state.ready().size()).stream()
            .map(s -> new SeatResult(s, 0, !s.equals(seat)))
            .toList());
  }

  @Override
  public Notation<Asked> notation() {
    return NOTATION;
  }
}
