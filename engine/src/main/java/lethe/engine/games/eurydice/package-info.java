/**
 * Eurydice, a solitaire game of hidden cards: Orpheus climbs three boards and must not look back.
 * Depends only on {@code lethe.engine.core} and {@code lethe.engine.kit}; the entry point is {@link
 * lethe.engine.games.eurydice.Eurydice}.
 */
package lethe.engine.games.eurydice;
