/**
 * Puzzles: positions with a question, read from files with their solutions and statistics, and the
 * progress of players. Depends on {@code engine.core}, {@code titles}, {@code words}, {@code save},
 * {@code study} and {@code play}.
 */
package lethe.app.puzzle;
