/**
 * Ta-Se, a game by Michael Petty: chips go into closed cups, duplicates cancel, and over 22 the
 * lower side wins. Imports only {@code lethe.engine.core}; its door is {@link
 * lethe.engine.games.tase.TaSe}.
 */
package lethe.engine.games.tase;
