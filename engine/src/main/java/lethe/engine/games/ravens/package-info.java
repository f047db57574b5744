/**
 * The Ravens of Thri Sahashri, a game by Kuro for two who may not talk: one builds a puzzle of
 * memories, the other answers with poems. Imports only {@code lethe.engine.core}; its door is
 * {@link lethe.engine.games.ravens.Ravens}.
 */
package lethe.engine.games.ravens;
