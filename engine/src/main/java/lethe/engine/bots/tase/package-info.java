/**
 * Players for Ta-Se's seats. Imports {@code lethe.engine.core} and the public face of {@code
 * lethe.engine.games.tase}.
 */
package lethe.engine.bots.tase;
