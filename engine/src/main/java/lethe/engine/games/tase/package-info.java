/**
 * Ta-Se, a game by Michael Petty: chips go into closed cups, duplicates cancel, and above 22 the
 * lower side wins. Depends only on {@code lethe.engine.core}; the entry point is {@link
 * lethe.engine.games.tase.TaSe}.
 */
package lethe.engine.games.tase;
