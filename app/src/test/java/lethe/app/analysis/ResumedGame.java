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
 * A game that starts from a given state, after some observations.
 *
 * @param game the game whose rules apply
 * @param state the initial state
 * @param observations the observations that every viewer receives at the start
 */
record ResumedGame<S, C, O, V>(Game<S, C, O, V> game, S state, List<O> observations)
    implements Game<S, C, O, V> {

  /**
   * Returns a game that starts at a decision, in a random state that the deciding seat cannot
   * distinguish from the true one.
   */
  static <S, C, O, V> Game<?, C, O, V> withSampledState(
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
    return observations.stream().map(GameEvent::toAll).toList();
  }

  @Override
  public Turn turn(S current) {
    return game.turn(current);
  }

  @Override
  public List<C> legalCommands(S current, Seat seat) {
    return game.legalCommands(current, seat);
  }

  @Override
  public C canonicalize(S current, Seat seat, C command) {
    return game.canonicalize(current, seat, command);
  }

  @Override
  public Ruling<S, O> apply(S current, Seat seat, C command) {
    return game.apply(current, seat, command);
  }

  @Override
  public V view(S current, Viewer viewer) {
    return game.view(current, viewer);
  }

  @Override
  public StateSampler<S> stateSampler(V view, List<O> observed, Viewer viewer) {
    return game.stateSampler(view, observed, viewer);
  }

  @Override
  public Outcome outcomeIfConceded(S current, Seat seat) {
    return game.outcomeIfConceded(current, seat);
  }

  @Override
  public Notation<C> notation() {
    return game.notation();
  }
}
