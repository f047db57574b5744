/**
 * Bots for Eurydice, which see what Orpheus sees: random play, heuristics, and sampled look-ahead;
 * and a simulated player who knows everything. Depends on {@code lethe.engine.core}, {@code
 * lethe.engine.kit} and the public types of the game.
 */
package lethe.engine.bots.eurydice;
