package lethe.app.titles;

/**
 * A ply that changed the course of a match.
 *
 * @param weight the importance of the ply compared with other plies of the match
 * @param message describes the event, the seat and the effect
 */
public record TurningPoint(int weight, String message) {}
