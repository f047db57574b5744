/**
 * Matches being played: tables, their bots and participants, the controllers of the pages of
 * matches and reviews, and the records of matches that have been played. Depends on {@code
 * engine.core}, {@code titles}, {@code session}, {@code analysis}, {@code terminal}, {@code
 * runner}, {@code program} and {@code save}, and on packages that these use.
 */
package lethe.app.play;
