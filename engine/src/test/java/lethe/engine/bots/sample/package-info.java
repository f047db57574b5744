/**
 * Bots for the sample game. Imports {@code lethe.engine.core} and the public types of {@code
 * lethe.engine.games.sample}.
 */
package lethe.engine.bots.sample;
