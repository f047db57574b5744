package lethe.engine.games.nothing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.engine.core.Game;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Notation;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Seat;
import lethe.engine.core.Seats;
import lethe.engine.core.StateSampler;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;
import lethe.engine.games.nothing.Command.Lay;
import lethe.engine.games.nothing.Command.Pick;
import lethe.engine.games.nothing.Observation.Counted;
import lethe.engine.games.nothing.Observation.Dealt;
import lethe.engine.games.nothing.Observation.Drew;
import lethe.engine.games.nothing.Observation.Laid;

/**
 * The rules of Nothing.
 *
 * @param handSize the number of cards in a hand
 */
record Rules(int handSize) implements Game<State, Command, Observation, View> {
  static final List<Seat> SEATS = Nothing.SEATS.firstSeats(2);

  @Override
  public String name() {
    return Nothing.NAME;
  }

  @Override
  public int version() {
    return 1;
  }

  @Override
  public Seats seats() {
    return Nothing.SEATS;
  }

  @Override
  public State initialState(int seats, Rng rng) {
    List<Integer> deck = rng.shuffled(State.ALL).value();
    List<List<Integer>> hands =
        List.of(sortedSlice(deck, 0, handSize), sortedSlice(deck, handSize, 2 * handSize));
    List<Integer> remaining = deck.subList(2 * handSize, deck.size());
    return new State(0, hands, List.of(List.of(), List.of()), List.of(), remaining);
  }

  @Override
  public List<GameEvent<Observation>> openingEvents(State start) {
    return List.of(GameEvent.toAll(new Dealt(handSize)));
  }

  @Override
  public Turn turn(State state) {
    return state.isOver()
        ? new Turn.Over(outcome(state))
        : new Turn.Awaits(List.of(SEATS.get(state.mover())));
  }

  @Override
  public List<Command> legalCommands(State state, Seat seat) {
    if (!turn(state).awaits(seat)) {
      return List.of();
    }
    Stream<Command> picks =
        state.hands().get(state.mover()).stream()
            .filter(card -> !state.picked().contains(card))
            .map(Pick::new);
    Stream<Command> lay = state.picked().isEmpty() ? Stream.of() : Stream.of(new Lay());
    return Stream.concat(picks, lay).toList();
  }

  @Override
  public Ruling<State, Observation> apply(State state, Seat seat, Command command) {
    Turn turn = turn(state);
    if (!turn.awaits(seat)) {
      return Ruling.rejectOutOfTurn(turn, seat);
    }
    return switch (command) {
      case Pick(int card) when !state.hands().get(state.mover()).contains(card) ->
          Ruling.reject(IllegalMoveCode.CARD_NOT_IN_HAND, card);
      case Pick(int card) when state.picked().contains(card) ->
          Ruling.reject(IllegalMoveCode.CARD_ALREADY_PICKED, card);
      case Pick(int card) -> {
        List<Integer> picked = mergeSorted(state.picked(), List.of(card));
        State next = new State(state.mover(), state.hands(), state.piles(), picked, state.deck());
        yield new Accepted<>(next, List.of());
      }
      case Lay() when state.picked().isEmpty() -> Ruling.reject(IllegalMoveCode.NOTHING_PICKED);
      case Lay() -> lay(state, seat);
    };
  }

  private static Accepted<State, Observation> lay(State state, Seat seat) {
    List<GameEvent<Observation>> events = new ArrayList<>();
    events.add(GameEvent.toAllOnce(new Laid(seat, state.picked())));
    int draws = Math.min(state.picked().size(), state.deck().size());
    for (int card : state.deck().subList(0, draws)) {
      Drew fullObservation = new Drew(seat, Optional.of(card));
      events.add(GameEvent.toSome(fullObservation, seat, new Drew(seat, Optional.empty())));
    }
    List<Integer> remaining = new ArrayList<>(state.hands().get(state.mover()));
    remaining.removeAll(state.picked());
    List<List<Integer>> hands = new ArrayList<>(state.hands());
    hands.set(state.mover(), mergeSorted(remaining, state.deck().subList(0, draws)));
    List<List<Integer>> piles = new ArrayList<>(state.piles());
    piles.set(state.mover(), mergeSorted(piles.get(state.mover()), state.picked()));
    int nextMover = hands.get(1 - state.mover()).isEmpty() ? state.mover() : 1 - state.mover();
    List<Integer> deck = state.deck().subList(draws, state.deck().size());
    State nextState = new State(nextMover, hands, piles, List.of(), deck);
    if (nextState.isOver()) {
      events.add(GameEvent.toAll(new Counted(piles)));
    }
    return new Accepted<>(nextState, List.copyOf(events));
  }

  private static Outcome outcome(State state) {
    int north = sum(state.piles().get(0));
    int south = sum(state.piles().get(1));
    return new Outcome(
        "higher-pile",
        List.of(
            new SeatResult(SEATS.get(0), north, north > south),
            new SeatResult(SEATS.get(1), south, south > north)));
  }

  @Override
  public Outcome outcomeIfConceded(State state, Seat seat) {
    return new Outcome(
        "conceded", SEATS.stream().map(s -> new SeatResult(s, 0, !s.equals(seat))).toList());
  }

  @Override
  public View view(State state, Viewer viewer) {
    return Views.of(state, viewer);
  }

  @Override
  public StateSampler<State> stateSampler(
      View view, List<Observation> observations, Viewer viewer) {
    return rng -> Views.sampleState(view, observations, viewer, rng);
  }

  @Override
  public Notation<Command> notation() {
    return Phrases.NOTATION;
  }

  static List<Integer> mergeSorted(List<Integer> cards, List<Integer> added) {
    return Stream.concat(cards.stream(), added.stream()).sorted().toList();
  }

  private static List<Integer> sortedSlice(List<Integer> deck, int from, int to) {
    return mergeSorted(deck.subList(from, to), List.of());
  }

  private static int sum(List<Integer> cards) {
    return cards.stream().mapToInt(card -> card).sum();
  }
}
