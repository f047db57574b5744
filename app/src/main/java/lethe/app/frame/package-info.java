/**
 * Screens as values: a frame is a grid of styled cells, drawn by pure code. Imports nothing but
 * {@code java.base}.
 */
package lethe.app.frame;
