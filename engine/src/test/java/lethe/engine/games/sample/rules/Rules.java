package lethe.engine.games.sample.rules;

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
import lethe.engine.games.sample.Command;
import lethe.engine.games.sample.IllegalMove;
import lethe.engine.games.sample.Observation;
import lethe.engine.games.sample.Observation.Dealt;
import lethe.engine.games.sample.Observation.Played;
import lethe.engine.games.sample.Observation.Taken;
import lethe.engine.games.sample.Sample;
import lethe.engine.games.sample.SeatNames;
import lethe.engine.games.sample.View;

/**
 * The rules of the sample.
 *
 * @param hand the number of cards in a hand
 */
public record Rules(int hand) implements Game<State, Command, Observation, View> {
  static final List<Seat> SEATS = List.of(SeatNames.EAST, SeatNames.WEST);

  @Override
  public String name() {
    return Sample.NAME;
  }

  @Override
  public int version() {
    return 1;
  }

  @Override
  public Seats seats() {
    return SeatNames.SEATS;
  }

  @Override
  public State initialState(int seats, Rng rng) {
    List<Integer> cards = rng.shuffled(State.ALL_CARDS).value();
    return new State(
        0,
        Optional.empty(),
        List.of(sortedCopy(cards.subList(0, hand)), sortedCopy(cards.subList(hand, 2 * hand))),
        List.of(0, 0),
        List.of(),
        sortedCopy(cards.subList(2 * hand, cards.size())));
  }

  @Override
  public List<GameEvent<Observation>> openingEvents(State start) {
    return List.of(GameEvent.toAll(new Dealt(hand)));
  }

  @Override
  public Turn turn(State state) {
    return state.isOver()
        ? new Turn.Over(outcome(state))
        : new Turn.Awaits(List.of(SEATS.get(state.mover())));
  }

  @Override
  public List<Command> legalCommands(State state, Seat seat) {
    return turn(state).awaits(seat) ? LegalCommands.of(state) : List.of();
  }

  @Override
  public Ruling<State, Observation> apply(State state, Seat seat, Command command) {
    Turn turn = turn(state);
    if (!turn.awaits(seat)) {
      return Ruling.rejectOutOfTurn(turn, seat);
    }
    Command.Play play = (Command.Play) command;
    return LegalCommands.of(state).contains(command)
        ? state.led().map(led -> follow(state, led, play.card())).orElse(lead(state, play.card()))
        : Ruling.reject(IllegalMove.CARD_NOT_IN_HAND, play.card(), state.hand());
  }

  private static Accepted<State, Observation> lead(State state, int card) {
    State next =
        new State(
            1 - state.mover(),
            Optional.of(card),
            handsWithout(state, card),
            state.tricks(),
            state.playedCards(),
            state.deck());
    return new Accepted<>(
        next, List.of(GameEvent.toAll(new Played(SEATS.get(state.mover()), card))));
  }

  private static Accepted<State, Observation> follow(State state, int led, int card) {
    int taker = card > led ? state.mover() : 1 - state.mover();
    List<Integer> tricks = new ArrayList<>(state.tricks());
    tricks.set(taker, tricks.get(taker) + 1);
    State next =
        new State(
            taker,
            Optional.empty(),
            handsWithout(state, card),
            List.copyOf(tricks),
            sortedCopy(Stream.concat(state.playedCards().stream(), Stream.of(led, card)).toList()),
            state.deck());
    return new Accepted<>(
        next,
        List.of(
            GameEvent.toAll(new Played(SEATS.get(state.mover()), card)),
            GameEvent.toAll(new Taken(SEATS.get(taker)))));
  }

  /** Returns the hands without a card that the seat to move plays. */
  private static List<List<Integer>> handsWithout(State state, int card) {
    List<List<Integer>> hands = new ArrayList<>(state.hands());
    hands.set(state.mover(), state.hand().stream().filter(held -> held != card).toList());
    return List.copyOf(hands);
  }

  private static Outcome outcome(State state) {
    int east = state.tricks().getFirst();
    int west = state.tricks().getLast();
    return new Outcome(
        east == west ? "draw" : "most-tricks",
        List.of(
            new SeatResult(SeatNames.EAST, east, east > west),
            new SeatResult(SeatNames.WEST, west, west > east)));
  }

  @Override
  public Outcome outcomeIfConceded(State state, Seat seat) {
    return new Outcome(
        "conceded",
        SEATS.stream()
            .map(
                player ->
                    new SeatResult(
                        player, state.tricks().get(player.index()), !player.equals(seat)))
            .toList());
  }

  @Override
  public View view(State state, Viewer viewer) {
    return Views.of(state, viewer);
  }

  @Override
  public StateSampler<State> stateSampler(
      View view, List<Observation> observations, Viewer viewer) {
    return rng -> Views.sampleState(view, observations, rng);
  }

  @Override
  public Notation<Command> notation() {
    return Phrases.NOTATION;
  }

  static List<Integer> sortedCopy(List<Integer> cards) {
    return cards.stream().sorted().toList();
  }
}
