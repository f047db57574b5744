package lethe.app.titles;

/**
 * A ply that changed the course of a match.
 *
 * @param weight its importance compared with other plies of the match
 * @param message what happened, by whom, and what it changed
 */
public record TurningPoint(int weight, String message) {}
