package lethe.engine.core;

/**
 * The viewpoint from which a match is seen: a seat, a spectator, or the referee of a match that is
 * over.
 */
public sealed interface Viewer permits Seat, Spectator, Referee {}
