/**
 * Matches being played: tables, who sits at them, and the loop that carries out what sessions want.
 * Imports {@code engine.core}, {@code titles}, {@code session}, {@code command}, {@code terminal}
 * and {@code save}.
 */
package lethe.app.play;
