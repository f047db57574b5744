/**
 * Players for Nothing Human. They are told and see what their seats are told and see, and forget by
 * streams of their own; imports {@code lethe.engine.core} and the game's public face.
 */
package lethe.engine.bots.robots;
