package lethe.engine.core;

/** Somebody who looks at a match: one of its seats, a spectator, or the referee once it is over. */
public sealed interface Viewer permits Seat, Spectator, Referee {}
