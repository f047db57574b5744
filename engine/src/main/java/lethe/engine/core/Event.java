package lethe.engine.core;

import java.util.List;

/**
 * Something that happened, with its audience.
 *
 * @param whole what these seats are told, and the referee, who is told everything
 * @param seats who is told the whole; if nobody is singled out, everybody is told the same
 * @param open what everybody else is told, spectators too
 * @param fleeting told once and kept nowhere: no log, no look back, no scroll-back shows it while
 *     the match runs
 */
public record Event<O>(O whole, List<Seat> seats, O open, boolean fleeting) {
  public Event {
    seats = List.copyOf(seats);
  }

  /** Everybody is told, and may read it again. */
  public static <O> Event<O> open(O told) {
    return new Event<>(told, List.of(), told, false);
  }

  /** Everybody is told, once. */
  public static <O> Event<O> fleeting(O told) {
    return new Event<>(told, List.of(), told, true);
  }

  /** The same, and everybody may read it again. */
  public Event<O> lasting() {
    return new Event<>(whole, seats, open, false);
  }

  /** One seat is told the one, everybody else the other. */
  public static <O> Event<O> closed(O told, Seat seat, O others) {
    return closed(told, List.of(seat), others);
  }

  /** Some seats are told the one, everybody else the other. */
  public static <O> Event<O> closed(O told, List<Seat> seats, O others) {
    return new Event<>(told, seats, others, false);
  }

  /** What this viewer is told. */
  public O told(Viewer viewer) {
    return switch (viewer) {
      case Seat seat -> seats.contains(seat) ? whole : open;
      case Spectator _ -> open;
      case Referee _ -> whole;
    };
  }
}
