package lethe.engine.games.robots;

import java.util.List;
import lethe.engine.core.Seat;

/**
 * A player, or a team that scores together.
 *
 * @param points the score so far
 */
public record Side(List<Seat> seats, int points) {}
