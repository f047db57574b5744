package lethe.engine.games.eurydice;

import java.util.List;
import lethe.engine.core.Event;
import lethe.engine.core.Game;
import lethe.engine.core.Notation;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.Standing;
import lethe.engine.core.Refusal;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Seat;
import lethe.engine.core.Seats;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;

/** The rules of play. */
final class Rules implements Game<State, Command, Observation, View> {
  private static final Turn AWAITS = new Turn.Awaits(List.of(Eurydice.ORPHEUS));

  private final Printed printed;
  private final Notation<Command> notation;

  Rules(Printed printed) {
    this.printed = printed;
    this.notation = Phrases.of(printed.boards());
  }

  @Override
  public String name() {
    return Eurydice.NAME;
  }

  @Override
  public Seats seats() {
    return Eurydice.SEATS;
  }

  /** Rule book: Setup. */
  @Override
  public State start(int seats, Rng rng) {
    State state = new State(rng, printed.boards().getFirst());
    byte[] deck = Pile.empty();
    for (Suit suit : Suit.ALL) {
      deck = Pile.with(deck, Pile.card(suit), Tally.DEALT.of(suit));
    }
    Rng.Draw<byte[]> draw = Pile.shuffled(deck, rng);
    state.deck = draw.value();
    state.rng = draw.rest();
    Table table = new Table(state);
    new Play(printed, state, table).begin(state.board);
    state.opening = List.copyOf(table.events);
    return state;
  }

  @Override
  public List<Event<Observation>> opening(State start) {
    return start.opening;
  }

  @Override
  public Turn turn(State state) {
    return state.ending.<Turn>map(ending -> new Turn.Over(outcome(state, ending))).orElse(AWAITS);
  }

  private static Outcome outcome(State state, Ending ending) {
    return new Outcome(
        ending.word(),
        List.of(new Standing(Eurydice.ORPHEUS, state.counted.lead(), ending == Ending.OVER)));
  }

  @Override
  public Outcome conceded(State state, Seat seat) {
    return new Outcome("conceded", List.of(new Standing(Eurydice.ORPHEUS, 0, false)));
  }

  @Override
  public List<Command> legal(State state, Seat seat) {
    return Legal.of(state);
  }

  @Override
  public Command canonical(State state, Seat seat, Command command) {
    return Legal.canonical(state, command);
  }

  @Override
  public Ruling<State, Observation> apply(State state, Seat seat, Command command) {
    if (state.phase == Phase.OVER) {
      return Ruling.rejected(Refusal.MATCH_OVER);
    }
    List<Command> legal = Legal.of(state);
    if (!legal.contains(command)) {
      return new Ruling.Rejected<>(Refusals.why(state, command, verbs(legal)));
    }
    State next = state.copy();
    Table table = new Table(next);
    new Play(printed, next, table).command(command);
    return new Ruling.Accepted<>(next, List.copyOf(table.events));
  }

  private List<String> verbs(List<Command> legal) {
    return legal.stream()
        .map(command -> notation.write(command).split(" ", 2)[0])
        .distinct()
        .toList();
  }

  @Override
  public View view(State state, Viewer viewer) {
    return Views.of(state, printed.boards().size(), viewer);
  }

  @Override
  public State imagine(View view, List<Observation> told, Viewer viewer, Rng rng) {
    return Imagining.state(view, told, rng);
  }

  @Override
  public Notation<Command> notation() {
    return notation;
  }
}
