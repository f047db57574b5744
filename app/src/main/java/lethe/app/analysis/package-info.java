/**
 * Analysis of finished matches: the best commands given a seat's knowledge, and the cost of its
 * moves. Depends on {@code engine.core}, {@code titles}, {@code frame} and {@code text}.
 */
package lethe.app.analysis;
