/**
 * Positions with a question, as files: what is right there, who solved it, and what somebody has
 * solved. Imports {@code engine.core}, {@code titles}, {@code words}, {@code save}, {@code study}
 * and {@code play}.
 */
package lethe.app.puzzle;
