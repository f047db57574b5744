/**
 * Analysis of finished matches: what was best as far as a seat could know, and what its moves cost.
 * Depends on {@code engine.core}, {@code titles}, {@code frame} and {@code words}.
 */
package lethe.app.analysis;
