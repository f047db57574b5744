package lethe.engine.core;

import java.util.List;

/**
 * A computer player. A bot receives exactly the observations and views of its seat, and draws its
 * random numbers from its own stream. One instance plays one seat of one match and may keep state.
 */
public interface Bot<C, O, V> {
  /**
   * Receives one observation. Every observation of the seat is delivered exactly once, in order.
   */
  void observe(O observation);

  /**
   * Receives the view of the seat after the observations so far. Called only for past moments, if
   * this bot joins a match that has begun; later, the views passed to {@link #choose(Object, List)}
   * suffice.
   */
  default void see(V view) {}

  /**
   * Chooses one of the legal commands.
   *
   * @param legal the legal commands; never empty
   */
  C choose(V view, List<C> legal);

  /**
   * Chooses one of the legal commands and reports progress if the choice takes a long time. The
   * choice does not depend on the listener.
   */
  default C choose(V view, List<C> legal, ProgressListener progress) {
    return choose(view, legal);
  }

  /**
   * Returns evaluations of legal commands, best first. Commands that this bot does not compare are
   * missing; the list is empty if it compares none. May take a long time.
   */
  default List<EvaluatedCommand<C>> evaluate(V view, List<C> legal) {
    return List.of();
  }

  /** Like {@link #evaluate(Object, List)}, and reports progress. */
  default List<EvaluatedCommand<C>> evaluate(V view, List<C> legal, ProgressListener progress) {
    return evaluate(view, legal);
  }
}
