/**
 * Puzzles, which are read from files with their solutions and statistics, and the progress of
 * players. Depends on {@code engine.core}, {@code titles}, {@code text}, {@code save}, {@code
 * analysis} and {@code play}.
 */
package lethe.app.puzzle;
