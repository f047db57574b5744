/**
 * Players for the two seats of the Ravens, who see and hear what their seat does. Imports {@code
 * lethe.engine.core} and the public face of {@code lethe.engine.games.ravens}.
 */
package lethe.engine.bots.ravens;
