/**
 * Eurydice, a game of hidden cards for one: Orpheus climbs three boards and must not look. Imports
 * only {@code lethe.engine.core} and {@code lethe.engine.kit}; its door is {@link
 * lethe.engine.games.eurydice.Eurydice}.
 */
package lethe.engine.games.eurydice;
