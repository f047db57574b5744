/**
 * The full screen as values: what keys do to the line that is being typed and to what is pointed
 * at, and how a screen is laid out in a window. Imports {@code frame}, {@code session} and {@code
 * command}.
 */
package lethe.app.fullscreen;
