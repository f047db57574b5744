/**
 * What was best in a match that is over, as far as a seat could know, and what its moves cost.
 * Imports {@code engine.core}, {@code titles}, {@code frame} and {@code words}.
 */
package lethe.app.study;
