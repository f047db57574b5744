package lethe.engine.games.robots;

import java.util.List;
import lethe.engine.core.Seat;

/**
 * Who scores together: one player, or a team.
 *
 * @param points so far
 */
public record Side(List<Seat> seats, int points) {}
