/**
 * Matches being played: tables, their participants, and the loop that carries out the effects of
 * match pages. Depends on {@code engine.core}, {@code titles}, {@code session}, {@code analysis},
 * {@code terminal}, {@code runner}, {@code program} and {@code save}, and on packages that these
 * use.
 */
package lethe.app.play;
