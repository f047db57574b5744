package lethe.engine.games.tase;

/**
 * One player's side of the table; all of it lies open.
 *
 * @param hand the chips still to be played
 * @param out the chips thrown out or set aside in this round
 * @param won the cups won so far
 */
public record Side(Chips hand, Chips out, int won) {}
