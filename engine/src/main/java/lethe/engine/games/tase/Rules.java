package lethe.engine.games.tase;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.engine.core.Event;
import lethe.engine.core.Game;
import lethe.engine.core.Notation;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.Standing;
import lethe.engine.core.Refusal;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Seat;
import lethe.engine.core.Seats;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Command.Keep;
import lethe.engine.games.tase.Command.Put;
import lethe.engine.games.tase.Observation.Kept;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.Observation.RoundBegan;
import lethe.engine.games.tase.Observation.Scored;
import lethe.engine.games.tase.Observation.SetAside;
import lethe.engine.games.tase.Observation.ThrownOut;

/**
 * The rules of play.
 *
 * @param openCups whether the cups can be looked into while the round runs, for training
 */
record Rules(boolean openCups) implements Game<State, Command, Observation, View> {
  private static final List<Seat> SEATS = List.of(TaSe.RED, TaSe.BLUE);
  private static final List<Turn> AWAITS =
      List.of(new Turn.Awaits(List.of(TaSe.RED)), new Turn.Awaits(List.of(TaSe.BLUE)));
  private static final List<List<Event<Observation>>> PLACED =
      IntStream.range(0, TaSe.ROUNDS * 2 * Chips.MOST * Cups.COUNT)
          .mapToObj(Rules::placed)
          .toList();

  @Override
  public String name() {
    return TaSe.NAME;
  }

  @Override
  public Seats seats() {
    return TaSe.SEATS;
  }

  /** The first opener is drawn; then they alternate. Rule book: the last paragraph. */
  @Override
  public State start(int seats, Rng rng) {
    return State.deal(rng.below(2).value());
  }

  @Override
  public List<Event<Observation>> opening(State start) {
    return List.of(Event.open(new RoundBegan(1, SEATS.get(start.opener()))));
  }

  @Override
  public Turn turn(State state) {
    return state.phase() == Phase.OVER ? new Turn.Over(outcome(state)) : AWAITS.get(state.mover());
  }

  @Override
  public List<Command> legal(State state, Seat seat) {
    if (seat.index() != state.mover()) {
      return List.of();
    }
    Chips playable = state.playable();
    return state.phase() == Phase.LAST ? Phrases.putsOrKeep(playable) : Phrases.puts(playable);
  }

  @Override
  public Ruling<State, Observation> apply(State state, Seat seat, Command command) {
    if (state.phase() == Phase.OVER) {
      return Ruling.rejected(Refusal.MATCH_OVER);
    }
    if (seat.index() != state.mover()) {
      return Ruling.rejected(Refusal.NOT_YOUR_TURN);
    }
    return switch (command) {
      case Put(int chip, int cup) -> put(state, chip, cup);
      case Keep() -> keep(state);
    };
  }

  private static Ruling<State, Observation> put(State state, int chip, int cup) {
    if (cup < 1 || cup > Cups.COUNT) {
      return Ruling.rejected(Illegal.NO_SUCH_CUP, cup);
    }
    if (!state.playable().has(chip)) {
      return refusal(state, chip);
    }
    int seat = state.mover();
    List<Event<Observation>> told = PLACED.get(placedIndex(state.round(), seat, chip, cup));
    Placed placed = (Placed) told.getFirst().open();
    List<Placed> latest =
        state.phase() == Phase.SECOND ? List.of(state.latest().getLast(), placed) : List.of(placed);
    Side side = state.side(seat).play(chip);
    State put =
        new State(
            state.round(),
            state.opener(),
            state.phase(),
            seat,
            seat == 0 ? side : state.red(),
            seat == 1 ? side : state.blue(),
            state.cups().with(seat, chip, cup),
            chip,
            latest,
            state.scored());
    return switch (state.phase()) {
      case FIRST -> new Accepted<>(put.turn(seat, Phase.SECOND, chip), told);
      case LAST -> score(put, told);
      case OPENING, SECOND, FREE, OVER -> begin(put, 1 - seat, told);
    };
  }

  private static Ruling<State, Observation> refusal(State state, int chip) {
    Chips hand = state.side(state.mover()).hand();
    if (!hand.has(chip)) {
      return Ruling.rejected(Illegal.CHIP_NOT_IN_HAND, chip, hand);
    }
    if (state.phase() == Phase.SECOND) {
      return Ruling.rejected(Illegal.CHIP_NOT_LOWER, chip, state.bound());
    }
    return chip < state.bound()
        ? Ruling.rejected(Illegal.CHIP_TOO_LOW, chip, state.bound())
        : Ruling.rejected(Illegal.NOTHING_LEFT_TO_FOLLOW, chip);
  }

  /** Rule book: Beginning a Round; the last chip is optional. */
  private static Ruling<State, Observation> keep(State state) {
    if (state.phase() != Phase.LAST) {
      return Ruling.rejected(Illegal.CANNOT_KEEP);
    }
    Kept kept = new Kept(SEATS.get(state.mover()), state.side(state.mover()).hand().lowest());
    return score(state, List.of(Event.open(kept)));
  }

  /** A seat's turn begins. Rule book: The Play; the note under Beginning a Round. */
  private static Accepted<State, Observation> begin(
      State state, int seat, List<Event<Observation>> told) {
    Chips hand = state.side(seat).hand();
    int bound = state.bound();
    boolean tooLow = hand.highest() < bound;
    if (hand.size() > 1) {
      return tooLow
          ? throwOut(state, seat, told)
          : new Accepted<>(state.turn(seat, Phase.FIRST, bound), told);
    }
    if (!tooLow) {
      return new Accepted<>(state.turn(seat, Phase.LAST, bound), told);
    }
    int chip = hand.lowest();
    return score(
        state.side(seat, state.side(seat).drop(chip)),
        and(told, new SetAside(SEATS.get(seat), chip, bound)));
  }

  private static Accepted<State, Observation> throwOut(
      State state, int seat, List<Event<Observation>> told) {
    int chip = state.side(seat).hand().lowest();
    State next =
        state.side(seat, state.side(seat).drop(chip)).turn(seat, Phase.FREE, state.bound());
    return new Accepted<>(next, and(told, new ThrownOut(SEATS.get(seat), chip, state.bound())));
  }

  /** Rule book: Scoring Each Cup. */
  private static Accepted<State, Observation> score(State state, List<Event<Observation>> told) {
    List<CupScore> cups =
        List.of(state.cups().score(1), state.cups().score(2), state.cups().score(3));
    Scored scored = new Scored(state.round(), cups);
    List<Scored> all = Stream.concat(state.scored().stream(), Stream.of(scored)).toList();
    int red = won(cups, TaSe.RED);
    int blue = won(cups, TaSe.BLUE);
    if (state.round() == TaSe.ROUNDS) {
      return new Accepted<>(
          new State(
              state.round(),
              state.opener(),
              Phase.OVER,
              state.mover(),
              state.red().last(red),
              state.blue().last(blue),
              state.cups(),
              state.bound(),
              state.latest(),
              all),
          and(told, scored));
    }
    int round = state.round() + 1;
    int opener = 1 - state.opener();
    return new Accepted<>(
        new State(
            round,
            opener,
            Phase.OPENING,
            opener,
            state.red().nextRound(red),
            state.blue().nextRound(blue),
            Cups.EMPTY,
            0,
            List.of(),
            all),
        and(and(told, scored), new RoundBegan(round, SEATS.get(opener))));
  }

  private static int won(List<CupScore> cups, Seat seat) {
    int won = 0;
    for (CupScore cup : cups) {
      won += cup.winner().filter(seat::equals).isPresent() ? 1 : 0;
    }
    return won;
  }

  private static Outcome outcome(State state) {
    int red = state.red().won();
    int blue = state.blue().won();
    return new Outcome(
        red == blue ? "draw" : "most-cups",
        List.of(
            new Standing(TaSe.RED, red, red > blue), new Standing(TaSe.BLUE, blue, blue > red)));
  }

  @Override
  public Outcome conceded(State state, Seat seat) {
    return new Outcome(
        "conceded",
        List.of(
            new Standing(TaSe.RED, state.red().won(), seat.index() == 1),
            new Standing(TaSe.BLUE, state.blue().won(), seat.index() == 0)));
  }

  @Override
  public View view(State state, Viewer viewer) {
    return Views.of(state, openCups, viewer);
  }

  @Override
  public State imagine(View view, List<Observation> told, Viewer viewer, Rng rng) {
    return Views.imagine(view, told, rng);
  }

  @Override
  public Notation<Command> notation() {
    return Phrases.NOTATION;
  }

  private static List<Event<Observation>> and(List<Event<Observation>> told, Observation more) {
    List<Event<Observation>> all = new ArrayList<>(told);
    all.add(Event.open(more));
    return List.copyOf(all);
  }

  private static int placedIndex(int round, int seat, int chip, int cup) {
    return (((round - 1) * 2 + seat) * Chips.MOST + chip - 1) * Cups.COUNT + cup - 1;
  }

  private static List<Event<Observation>> placed(int index) {
    int cup = index % Cups.COUNT + 1;
    int chip = index / Cups.COUNT % Chips.MOST + 1;
    int seat = index / Cups.COUNT / Chips.MOST % 2;
    int round = index / Cups.COUNT / Chips.MOST / 2 + 1;
    return List.of(Event.fleeting(new Placed(round, SEATS.get(seat), chip, cup)));
  }
}
