/**
 * Full-screen input and layout as immutable values: the effects of keys on the input line and the
 * selection, and the layout of a screen in a window. Depends on {@code frame}, {@code page}, {@code
 * text} and {@code command}.
 */
package lethe.app.fullscreen;
