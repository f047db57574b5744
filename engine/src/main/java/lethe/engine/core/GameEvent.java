package lethe.engine.core;

import java.util.List;

/**
 * Something that happened in a match, with its audience.
 *
 * @param fullObservation what {@code audience} and the referee are told
 * @param audience the seats that are told {@code fullObservation}
 * @param publicObservation what all others are told, including spectators
 * @param ephemeral whether this is told only once: while the match is running, no log, review or
 *     scroll-back shows it again
 */
public record GameEvent<O>(
    O fullObservation, List<Seat> audience, O publicObservation, boolean ephemeral) {
  public GameEvent {
    audience = List.copyOf(audience);
  }

  /** Creates an event that everyone is told and may read again. */
  public static <O> GameEvent<O> open(O observation) {
    return new GameEvent<>(observation, List.of(), observation, false);
  }

  /** Creates an event that everyone is told once. */
  public static <O> GameEvent<O> ephemeral(O observation) {
    return new GameEvent<>(observation, List.of(), observation, true);
  }

  /** Returns this event as one that everyone may read again. */
  public GameEvent<O> asPersistent() {
    return new GameEvent<>(fullObservation, audience, publicObservation, false);
  }

  /** Creates an event of which one seat and everyone else receive different observations. */
  public static <O> GameEvent<O> toSome(O observation, Seat seat, O publicObservation) {
    return toSome(observation, List.of(seat), publicObservation);
  }

  /** Creates an event of which some seats and everyone else receive different observations. */
  public static <O> GameEvent<O> toSome(O observation, List<Seat> seats, O publicObservation) {
    return new GameEvent<>(observation, seats, publicObservation, false);
  }

  /** Returns what a viewer is told. */
  public O observationFor(Viewer viewer) {
    return switch (viewer) {
      case Seat seat -> audience.contains(seat) ? fullObservation : publicObservation;
      case Spectator _ -> publicObservation;
      case Referee _ -> fullObservation;
    };
  }
}
