/**
 * Ta-Se, a game by Michael Petty: chips go into closed cups, duplicates cancel, and a cup with more
 * than 22 points is won by the side with fewer of them. The entry point is {@link
 * lethe.engine.games.tase.TaSe}. Depends on {@code lethe.engine.core}; only the entry point refers
 * to the rules.
 */
package lethe.engine.games.tase;
