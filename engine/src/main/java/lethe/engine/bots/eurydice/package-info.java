/**
 * Players for Orpheus, each seeing what he sees: by chance, by rules of thumb, and by playing on
 * from what could be. Imports {@code lethe.engine.core} and the game's public face.
 */
package lethe.engine.bots.eurydice;
