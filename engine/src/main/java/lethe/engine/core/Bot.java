package lethe.engine.core;

import java.util.List;

/**
 * A player that is no person. It comes in by the same door: it is told what its seat is told, sees
 * what its seat sees, and draws from a stream of its own. One bot sits in one seat of one match and
 * may remember.
 */
public interface Bot<C, O, V> {
  /** Hears one thing its seat is told; everything the seat is told comes here once, in order. */
  void told(O observation);

  /** One of the legal commands; there is at least one. */
  C choose(V view, List<C> legal);

  /** The same, and who hears so is told how far it has come, if it takes long. */
  default C choose(V view, List<C> legal, Progress progress) {
    return choose(view, legal);
  }

  /**
   * What it thinks of each of the legal commands, the best first; empty where it cannot say. It may
   * take its time.
   */
  default List<Advice<C>> weigh(V view, List<C> legal) {
    return List.of();
  }

  /** The same, and who hears so is told how far it has come. */
  default List<Advice<C>> weigh(V view, List<C> legal, Progress progress) {
    return weigh(view, legal);
  }
}
