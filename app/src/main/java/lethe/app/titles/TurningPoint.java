package lethe.app.titles;

/**
 * A ply that changed the course of a match.
 *
 * @param weight its importance compared with other plies of the match
 * @param message describes the event, the seat and the effect
 */
public record TurningPoint(int weight, String message) {}
