package lethe.engine.core;

import java.util.List;

/**
 * An event of a match, with its audience.
 *
 * @param fullObservation the observation for {@code audience} and the referee
 * @param audience the seats that receive {@code fullObservation}
 * @param publicObservation the observation for everyone else, including spectators
 * @param ephemeral whether the event is shown only once: while the match is running, no log, review
 *     or scroll-back repeats it
 */
public record GameEvent<O>(
    O fullObservation, List<Seat> audience, O publicObservation, boolean ephemeral) {
  public GameEvent {
    audience = List.copyOf(audience);
  }

  /** Creates an event that is shown to everyone and can be reread. */
  public static <O> GameEvent<O> toAll(O observation) {
    return new GameEvent<>(observation, List.of(), observation, false);
  }

  /** Creates an event that is shown to everyone once. */
  public static <O> GameEvent<O> toAllOnce(O observation) {
    return new GameEvent<>(observation, List.of(), observation, true);
  }

  /** Returns this event as one that can be reread. */
  public GameEvent<O> asPersistent() {
    return new GameEvent<>(fullObservation, audience, publicObservation, false);
  }

  /** Creates an event with one observation for a seat and another for everyone else. */
  public static <O> GameEvent<O> toSome(O observation, Seat seat, O publicObservation) {
    return toSome(observation, List.of(seat), publicObservation);
  }

  /** Creates an event with one observation for some seats and another for everyone else. */
  public static <O> GameEvent<O> toSome(O observation, List<Seat> seats, O publicObservation) {
    return new GameEvent<>(observation, seats, publicObservation, false);
  }

  /**
   * Creates an event that is shown once, with one observation for a seat and another for everyone
   * else.
   */
  public static <O> GameEvent<O> toSomeOnce(O observation, Seat seat, O publicObservation) {
    return new GameEvent<>(observation, List.of(seat), publicObservation, true);
  }

  public O observationFor(Viewer viewer) {
    return switch (viewer) {
      case Seat seat -> audience.contains(seat) ? fullObservation : publicObservation;
      case Spectator _ -> publicObservation;
      case Referee _ -> fullObservation;
    };
  }
}
