package lethe.app.analysis;

import java.util.List;
import lethe.engine.core.Decision;
import lethe.engine.core.Game;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Notation;
import lethe.engine.core.Outcome;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Seat;
import lethe.engine.core.Seats;
import lethe.engine.core.StateSampler;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;

/**
 * A game that starts from a given state, with what a seat had already been told.
 *
 * @param state the initial state
 * @param told what the seat had been told
 */
record ResumedGame<S, C, O, V>(Game<S, C, O, V> game, S state, List<O> told)
    implements Game<S, C, O, V> {

  /**
   * Returns the game from a random state that is indistinguishable from the true one to the seat
   * that decides.
   */
  static <S, C, O, V> Game<?, C, O, V> imagined(
      Game<S, C, O, V> game, Decision<C, O, V> decision, Rng rng) {
    List<O> observations = decision.observations();
    return new ResumedGame<>(
        game,
        game.stateSampler(decision.view(), observations, decision.seat()).sample(rng),
        observations);
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
  public S initialState(int seats, Rng rng) {
    return state;
  }

  @Override
  public List<GameEvent<O>> openingEvents(S start) {
    return told.stream().map(GameEvent::toAll).toList();
  }

  @Override
  public Turn turn(S at) {
    return game.turn(at);
  }

  @Override
  public List<C> legalCommands(S at, Seat seat) {
    return game.legalCommands(at, seat);
  }

  @Override
  public C canonicalize(S at, Seat seat, C command) {
    return game.canonicalize(at, seat, command);
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
  public StateSampler<S> stateSampler(V view, List<O> heard, Viewer viewer) {
    return game.stateSampler(view, heard, viewer);
  }

  @Override
  public Outcome outcomeIfConceded(S at, Seat seat) {
    return game.outcomeIfConceded(at, seat);
  }

  @Override
  public Notation<C> notation() {
    return game.notation();
  }
}
