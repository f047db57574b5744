/**
 * The rules of the sample, and its state, which only they can access. {@code Legal} defines what is
 * legal, {@code Rules} what commands do, and {@code Views} what viewers see. Imports {@code
 * lethe.engine.core} and the public types of the game.
 */
package lethe.engine.games.sample.rules;
