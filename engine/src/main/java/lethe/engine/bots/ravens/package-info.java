/**
 * Players for the two seats of the Ravens, who see and hear what their seat does. Imports {@code
 * lethe.engine.core} and what {@code lethe.engine.games.ravens} shows of itself.
 */
package lethe.engine.bots.ravens;
