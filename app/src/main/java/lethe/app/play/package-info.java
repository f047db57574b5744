/**
 * Matches being played: tables, their participants, and the loop that carries out the effects of
 * match pages. Depends on {@code engine.core}, {@code titles}, {@code session}, {@code command},
 * {@code terminal}, {@code program} and {@code save}.
 */
package lethe.app.play;
