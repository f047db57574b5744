package lethe.engine.games.sample.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.engine.core.Game;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Notation;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Phrase;
import lethe.engine.core.Referee;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Seat;
import lethe.engine.core.Seats;
import lethe.engine.core.Slot;
import lethe.engine.core.StateSampler;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;
import lethe.engine.games.sample.Command;
import lethe.engine.games.sample.IllegalMoveCode;
import lethe.engine.games.sample.Observation;
import lethe.engine.games.sample.Observation.Looked;
import lethe.engine.games.sample.Observation.Taken;
import lethe.engine.games.sample.Observation.Turned;
import lethe.engine.games.sample.Place;
import lethe.engine.games.sample.Sample;
import lethe.engine.games.sample.View;
import lethe.engine.games.sample.View.Cell;

/**
 * The rules of the sample. In a larger game, the legal commands, the views and the notation are in
 * separate classes.
 *
 * @param rows the number of rows of four cards
 */
public record Rules(int rows) implements Game<State, Command, Observation, View> {
  /** Stands for the face of a card that a viewer does not know. */
  private static final int UNKNOWN = -1;

  private static final Notation<Command> NOTATION =
      Notation.of(
          List.of(
              Phrase.of(
                  Command.Turn.class,
                  "turn",
                  List.of(Slot.single("PLACE", Place::byName, Place::toString).withExample("b2")),
                  values -> new Command.Turn(values.value(0, Place.class)),
                  turn -> List.of(List.of(turn.place())))));

  @Override
  public String name() {
    return Sample.NAME;
  }

  @Override
  public Seats seats() {
    return Sample.SEATS;
  }

  @Override
  public State initialState(int seats, Rng rng) {
    List<List<Integer>> noPairs =
        IntStream.range(0, seats).mapToObj(_ -> List.<Integer>of()).toList();
    return new State(0, rng.shuffled(allFaces()).value(), List.of(), noPairs);
  }

  private List<Integer> allFaces() {
    int pairs = rows * Place.COLUMNS / 2;
    return IntStream.rangeClosed(1, pairs).boxed().flatMap(face -> Stream.of(face, face)).toList();
  }

  /** Returns the place that a seat looks at before the match: one of the corners. */
  Place corner(Seat seat) {
    int last = rows * Place.COLUMNS - 1;
    return new Place(
        List.of(0, Place.COLUMNS - 1, last, last + 1 - Place.COLUMNS).get(seat.index()));
  }

  @Override
  public List<GameEvent<Observation>> openingEvents(State start) {
    return seatsOf(start).stream().map(seat -> look(start, seat)).toList();
  }

  private GameEvent<Observation> look(State start, Seat seat) {
    Place place = corner(seat);
    return GameEvent.toSome(
        new Looked(seat, place, Optional.of(start.face(place))),
        seat,
        new Looked(seat, place, Optional.empty()));
  }

  @Override
  public Turn turn(State state) {
    return state.isOver() ? new Turn.Over(outcome(state)) : new Turn.Awaits(List.of(mover(state)));
  }

  @Override
  public List<Command> legalCommands(State state, Seat seat) {
    return turn(state).awaits(seat)
        ? places()
            .filter(place -> rejection(state, place).isEmpty())
            .<Command>map(Command.Turn::new)
            .toList()
        : List.of();
  }

  private Stream<Place> places() {
    return IntStream.range(0, rows * Place.COLUMNS).mapToObj(Place::new);
  }

  /** Returns the rule against turning up a card; empty if there is none. */
  private Optional<IllegalMoveCode> rejection(State state, Place place) {
    if (place.index() >= rows * Place.COLUMNS) {
      return Optional.of(IllegalMoveCode.NO_SUCH_PLACE);
    }
    if (state.face(place) == 0) {
      return Optional.of(IllegalMoveCode.NO_CARD_THERE);
    }
    return state.isSecondCard() && state.up().contains(place)
        ? Optional.of(IllegalMoveCode.ALREADY_FACE_UP)
        : Optional.empty();
  }

  @Override
  public Ruling<State, Observation> apply(State state, Seat seat, Command command) {
    Turn turn = turn(state);
    if (!turn.awaits(seat)) {
      return Ruling.rejectOutOfTurn(turn, seat);
    }
    Place place = ((Command.Turn) command).place();
    return rejection(state, place)
        .map(reason -> Ruling.<State, Observation>reject(reason, place))
        .orElseGet(() -> turnUp(state, seat, place));
  }

  private static Ruling<State, Observation> turnUp(State state, Seat seat, Place place) {
    int face = state.face(place);
    GameEvent<Observation> turned = GameEvent.toAllOnce(new Turned(seat, place, face));
    if (!state.isSecondCard()) {
      return new Accepted<>(state.withUp(List.of(place), state.mover()), List.of(turned));
    }
    Place first = state.up().getFirst();
    if (state.face(first) == face) {
      return new Accepted<>(
          state.withPairTaken(face), List.of(turned, GameEvent.toAll(new Taken(seat, face))));
    }
    int next = (state.mover() + 1) % state.pairs().size();
    return new Accepted<>(state.withUp(List.of(first, place), next), List.of(turned));
  }

  private static Outcome outcome(State state) {
    int maxPairs = state.pairs().stream().mapToInt(List::size).max().orElseThrow();
    boolean isDraw = state.pairs().stream().filter(own -> own.size() == maxPairs).count() > 1;
    return outcome(
        isDraw ? Outcome.DRAW : "most-pairs",
        state,
        seat -> !isDraw && state.pairs().get(seat.index()).size() == maxPairs);
  }

  @Override
  public Outcome outcomeIfConceded(State state, Seat seat) {
    return outcome("conceded", state, other -> !other.equals(seat));
  }

  private static Outcome outcome(String ending, State state, Predicate<Seat> winners) {
    return new Outcome(
        ending,
        seatsOf(state).stream()
            .map(
                seat ->
                    new SeatResult(
                        seat, state.pairs().get(seat.index()).size(), winners.test(seat)))
            .toList());
  }

  /** Returns the view, built only from what the viewer may see. */
  @Override
  public View view(State state, Viewer viewer) {
    return new View(
        state.isOver() ? Optional.empty() : Optional.of(mover(state)),
        places().map(place -> cell(state, place, viewer)).toList(),
        state.pairs());
  }

  private Cell cell(State state, Place place, Viewer viewer) {
    if (state.face(place) == 0) {
      return new Cell.Empty();
    }
    if (state.up().contains(place)) {
      return new Cell.Up(state.face(place));
    }
    boolean isKnown =
        viewer instanceof Referee || (viewer instanceof Seat seat && corner(seat).equals(place));
    return isKnown ? new Cell.Known(state.face(place)) : new Cell.Down();
  }

  /** Keeps the faces that the viewer sees or remembers, and shuffles all others. */
  @Override
  public StateSampler<State> stateSampler(
      View view, List<Observation> observations, Viewer viewer) {
    List<Integer> faces = new ArrayList<>(Collections.nCopies(view.cells().size(), UNKNOWN));
    for (Observation observation : observations) {
      if (observation instanceof Turned(Seat _, Place place, int face)) {
        faces.set(place.index(), face);
      }
    }
    List<Place> up = new ArrayList<>();
    for (Place place : view.places()) {
      switch (view.cell(place)) {
        case Cell.Empty() -> faces.set(place.index(), 0);
        case Cell.Known(int face) -> faces.set(place.index(), face);
        case Cell.Up(int face) -> {
          faces.set(place.index(), face);
          up.add(place);
        }
        case Cell.Down() -> {}
      }
    }
    List<Integer> unseen = new ArrayList<>(allFaces());
    view.pairs().forEach(own -> own.forEach(face -> unseen.removeAll(List.of(face))));
    faces.forEach(unseen::remove);
    int mover = view.mover().map(Seat::index).orElse(0);
    return rng -> {
      List<Integer> shuffledFaces = new ArrayList<>(rng.shuffled(unseen).value());
      List<Integer> sampledFaces =
          faces.stream().map(face -> face == UNKNOWN ? shuffledFaces.removeLast() : face).toList();
      return new State(mover, sampledFaces, List.copyOf(up), view.pairs());
    };
  }

  @Override
  public Notation<Command> notation() {
    return NOTATION;
  }

  private static Seat mover(State state) {
    return seatsOf(state).get(state.mover());
  }

  static List<Seat> seatsOf(State state) {
    return Sample.SEATS.firstSeats(state.pairs().size());
  }
}
