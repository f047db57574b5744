package lethe.engine.games.sample;

import lethe.engine.core.Seat;

/** An observation of the game. */
public sealed interface Observation {
  /** The hands were dealt. */
  record Dealt(int cards) implements Observation {}

  /** A seat played a card. */
  record Played(Seat seat, int card) implements Observation {}

  /** A seat took the trick. */
  record Taken(Seat seat) implements Observation {}
}
