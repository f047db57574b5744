/**
 * Screens as values: a frame is a grid of styled cells, drawn by pure code. Depends only on {@code
 * java.base}.
 */
package lethe.app.frame;
