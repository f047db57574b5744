/**
 * Eurydice, a solitaire game of hidden cards: Orpheus climbs three boards and must not look back.
 * The entry point is {@link lethe.engine.games.eurydice.Eurydice}. Depends on {@code
 * lethe.engine.core} and {@code lethe.engine.kit}; only the entry point and {@code
 * ObservationHistory} refer to the rules.
 */
package lethe.engine.games.eurydice;
