/**
 * The Ravens of Thri Sahashri, a game by Kuro for two players who may not talk: one builds a puzzle
 * of memories, the other answers with poems. The entry point is {@link
 * lethe.engine.games.ravens.Ravens}; {@link lethe.engine.games.ravens.Preview} predicts the results
 * of commands. Depends on {@code lethe.engine.core} and {@code lethe.engine.kit}; only the entry
 * point refers to the rules.
 */
package lethe.engine.games.ravens;
