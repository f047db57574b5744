package lethe.app.study;

import java.util.List;
import lethe.engine.core.Decision;
import lethe.engine.core.Event;
import lethe.engine.core.Game;
import lethe.engine.core.Imagined;
import lethe.engine.core.Notation;
import lethe.engine.core.Outcome;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Seat;
import lethe.engine.core.Seats;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;

/**
 * A game that starts from a given state, with what a seat had already been told.
 *
 * @param state the initial state
 * @param told what the seat had been told
 */
record Resumed<S, C, O, V>(Game<S, C, O, V> game, S state, List<O> told)
    implements Game<S, C, O, V> {

  /**
   * Returns the game from a random state that is indistinguishable from the true one to the seat
   * that decides.
   */
  static <S, C, O, V> Game<?, C, O, V> imagined(
      Game<S, C, O, V> game, Decision<C, O, V> decision, Rng rng) {
    List<O> told = decision.told();
    return new Resumed<>(
        game, game.imagine(decision.view(), told, decision.seat()).state(rng), told);
  }

  @Override
  public String name() {
    return game.name();
  }

  @Override
  public int version() {
    return game.version();
  }

  @Override
  public Seats seats() {
    return game.seats();
  }

  @Override
  public S start(int seats, Rng rng) {
    return state;
  }

  @Override
  public List<Event<O>> opening(S start) {
    return told.stream().map(Event::open).toList();
  }

  @Override
  public Turn turn(S at) {
    return game.turn(at);
  }

  @Override
  public List<C> legal(S at, Seat seat) {
    return game.legal(at, seat);
  }

  @Override
  public C canonical(S at, Seat seat, C command) {
    return game.canonical(at, seat, command);
  }

  @Override
  public Ruling<S, O> apply(S at, Seat seat, C command) {
    return game.apply(at, seat, command);
  }

  @Override
  public V view(S at, Viewer viewer) {
    return game.view(at, viewer);
  }

  @Override
  public Imagined<S> imagine(V view, List<O> heard, Viewer viewer) {
    return game.imagine(view, heard, viewer);
  }

  @Override
  public Outcome conceded(S at, Seat seat) {
    return game.conceded(at, seat);
  }

  @Override
  public Notation<C> notation() {
    return game.notation();
  }
}
