/**
 * The Ravens of Thri Sahashri, a game by Kuro for two who may not talk: one builds a puzzle of
 * memories, the other answers with poems. Its door is {@link lethe.engine.games.ravens.Ravens};
 * what a command would lead to says {@link lethe.engine.games.ravens.Preview}. Imports {@code
 * lethe.engine.core} and {@code lethe.engine.kit}; only the door names the rules.
 */
package lethe.engine.games.ravens;
