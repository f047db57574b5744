/**
 * Players for the sample's seats. Imports {@code lethe.engine.core} and the public face of {@code
 * lethe.engine.games.sample}.
 */
package lethe.engine.bots.sample;
