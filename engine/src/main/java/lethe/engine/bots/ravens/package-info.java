/**
 * Bots for both seats of the Ravens, which see and hear what their seat does. Depends on {@code
 * lethe.engine.core} and the public types of {@code lethe.engine.games.ravens}.
 */
package lethe.engine.bots.ravens;
