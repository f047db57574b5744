package lethe.engine.core;

import java.util.List;

/**
 * Something that happened in a match, with its audience.
 *
 * @param whole what {@code seats} and the referee are told
 * @param seats the seats that are told {@code whole}
 * @param open what all others are told, including spectators
 * @param fleeting whether this is told only once: while the match is running, no log, review or
 *     scroll-back shows it again
 */
public record Event<O>(O whole, List<Seat> seats, O open, boolean fleeting) {
  public Event {
    seats = List.copyOf(seats);
  }

  /** Creates an event that everybody is told and may read again. */
  public static <O> Event<O> open(O told) {
    return new Event<>(told, List.of(), told, false);
  }

  /** Creates an event that everybody is told once. */
  public static <O> Event<O> fleeting(O told) {
    return new Event<>(told, List.of(), told, true);
  }

  /** Returns this event as one that everybody may read again. */
  public Event<O> lasting() {
    return new Event<>(whole, seats, open, false);
  }

  /** Creates an event of which one seat is told {@code told} and everybody else {@code others}. */
  public static <O> Event<O> closed(O told, Seat seat, O others) {
    return closed(told, List.of(seat), others);
  }

  /**
   * Creates an event of which some seats are told {@code told} and everybody else {@code others}.
   */
  public static <O> Event<O> closed(O told, List<Seat> seats, O others) {
    return new Event<>(told, seats, others, false);
  }

  /** Returns what a viewer is told. */
  public O told(Viewer viewer) {
    return switch (viewer) {
      case Seat seat -> seats.contains(seat) ? whole : open;
      case Spectator _ -> open;
      case Referee _ -> whole;
    };
  }
}
