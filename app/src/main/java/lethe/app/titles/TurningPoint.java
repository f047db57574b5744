package lethe.app.titles;

/**
 * A ply that changed how a match stood.
 *
 * @param weight how much, beside the other plies of that match
 * @param sentence what happened, by whom, and what it changed
 */
public record TurningPoint(int weight, String sentence) {}
