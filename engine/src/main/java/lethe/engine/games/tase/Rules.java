package lethe.engine.games.tase;

import java.util.List;
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
  private static final Turn RED_MOVES = new Turn.Awaits(List.of(TaSe.RED));
  private static final Turn BLUE_MOVES = new Turn.Awaits(List.of(TaSe.BLUE));

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
    if (state.phase() == Phase.OVER) {
      return new Turn.Over(outcome(state));
    }
    return state.mover() == 0 ? RED_MOVES : BLUE_MOVES;
  }

  @Override
  public List<Command> legal(State state, Seat seat) {
    if (seat.index() != state.mover()) {
      return List.of();
    }
    int choice = state.choice();
    return state.phase() == Phase.LAST ? Phrases.putsOrKeep(choice) : Phrases.puts(choice);
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
    if (chip < 1 || chip > Chips.MOST || (state.choice() & Chips.bit(chip)) == 0) {
      return refusal(state, chip);
    }
    int seat = state.mover();
    int number = Placements.number(state.round(), seat, chip, cup);
    List<Event<Observation>> told = Placements.told(number);
    if (state.phase() == Phase.FIRST) {
      return accepted(state.put(chip, cup, number, Phase.SECOND, seat), told);
    }
    return state.phase() == Phase.LAST
        ? score(state.put(chip, cup, number, Phase.OVER, seat), told)
        : begin(state.put(chip, cup, number, Phase.FIRST, 1 - seat), told);
  }

  private static Ruling<State, Observation> refusal(State state, int chip) {
    Chips hand = Chips.of(state.hand());
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
    Kept kept = new Kept(SEATS.get(state.mover()), Chips.of(state.hand()).lowest());
    return score(state, List.of(Event.open(kept)));
  }

  /** The mover's turn begins. Rule book: The Play; the note under Beginning a Round. */
  private static Accepted<State, Observation> begin(State state, List<Event<Observation>> told) {
    return state.choice() == 0 ? stuck(state, told) : accepted(state, told);
  }

  /** No chip can be the first of two. */
  private static Accepted<State, Observation> stuck(State state, List<Event<Observation>> told) {
    Seat seat = SEATS.get(state.mover());
    Chips hand = Chips.of(state.hand());
    int bound = state.bound();
    if (hand.size() > 1) {
      Observation out = new ThrownOut(seat, hand.lowest(), bound);
      return accepted(state.drop(Phase.FREE), and(told, out));
    }
    return hand.highest() < bound
        ? score(state.drop(Phase.OVER), and(told, new SetAside(seat, hand.lowest(), bound)))
        : accepted(state.asking(Phase.LAST), told);
  }

  /** Rule book: Scoring Each Cup. */
  private static Accepted<State, Observation> score(State state, List<Event<Observation>> told) {
    Cups cups = state.cups();
    List<CupScore> opened = List.of(cups.score(1), cups.score(2), cups.score(3));
    Scored scored = new Scored(state.round(), opened);
    Course course = state.course().after(scored);
    if (state.course().isLast()) {
      return accepted(state.over(course), and(told, scored));
    }
    RoundBegan began = new RoundBegan(course.round(), SEATS.get(course.opener()));
    return accepted(State.opening(course), and(and(told, scored), began));
  }

  private static Accepted<State, Observation> accepted(State next, List<Event<Observation>> told) {
    return new Accepted<>(next, told);
  }

  private static Outcome outcome(State state) {
    int red = state.course().red();
    int blue = state.course().blue();
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
            new Standing(TaSe.RED, state.course().red(), seat.index() == 1),
            new Standing(TaSe.BLUE, state.course().blue(), seat.index() == 0)));
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
    return new Appended<>(told, Event.open(more));
  }
}
