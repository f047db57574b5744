package lethe.engine.games.tase;

/**
 * The public state of one player.
 *
 * @param hand the chips in hand
 * @param discardedChips the chips that were thrown out or set aside in this round
 * @param cupsWon the number of cups won in all rounds so far
 */
public record Side(Chips hand, Chips discardedChips, int cupsWon) {}
