package lethe.app.server;

/**
 * A player who is present at a table, on any server.
 *
 * @param seat the name of the seat
 * @param name the name of the player
 */
public record SeatPresence(int table, String seat, String name) {}
