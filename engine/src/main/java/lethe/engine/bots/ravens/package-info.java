/**
 * Bots for both seats of the Ravens. Except for the omniscient pair, they receive only what their
 * seats see and are told. Depends on {@code lethe.engine.core} and the public types of {@code
 * lethe.engine.games.ravens}.
 */
package lethe.engine.bots.ravens;
