/**
 * Ta-Se, a game by Michael Petty: chips go into closed cups, duplicates cancel, and above 22 the
 * lower side wins. The entry point is {@link lethe.engine.games.tase.TaSe}. Depends on {@code
 * lethe.engine.core}; only the entry point refers to the rules.
 */
package lethe.engine.games.tase;
