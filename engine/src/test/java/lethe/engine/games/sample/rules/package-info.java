/**
 * The rules of the sample, and the truth that only they can name. What is legal stands in {@code
 * Legal}, what it does in {@code Rules}, what is seen in {@code Views}. Imports {@code
 * lethe.engine.core} and what the game shows of itself.
 */
package lethe.engine.games.sample.rules;
