/**
 * Bots for Nothing Human. They receive only what their seats see and are told, and forget according
 * to their own random streams. Depends on {@code lethe.engine.core} and the public types of the
 * game.
 */
package lethe.engine.bots.robots;
