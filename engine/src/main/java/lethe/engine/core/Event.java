package lethe.engine.core;

import java.util.Map;

/**
 * Something that happened, with its audience.
 *
 * @param open what everybody is told who is not told otherwise, spectators too
 * @param closed what single seats are told instead
 * @param fleeting told once and kept nowhere: no log, no look back, no scroll-back shows it while
 *     the match runs
 */
public record Event<O>(O open, Map<Seat, O> closed, boolean fleeting) {
  /** Everybody is told, and may read it again. */
  public static <O> Event<O> open(O told) {
    return new Event<>(told, Map.of(), false);
  }

  /** Everybody is told, once. */
  public static <O> Event<O> fleeting(O told) {
    return new Event<>(told, Map.of(), true);
  }

  /** One seat is told the one, everybody else the other. */
  public static <O> Event<O> closed(O told, Seat seat, O others) {
    return new Event<>(others, Map.of(seat, told), false);
  }

  /** What this viewer is told; the referee is told what lies open, and looks for himself. */
  public O told(Viewer viewer) {
    return viewer instanceof Seat seat ? closed.getOrDefault(seat, open) : open;
  }
}
