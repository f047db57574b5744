package lethe.app.house;

/**
 * Somebody at a table, in whatever house.
 *
 * @param seat by its name
 * @param name what they are called
 */
public record Sitting(int table, String seat, String name) {}
