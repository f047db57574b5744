/**
 * User interface independent of the terminal: pages, events, and the consoles that show them.
 * Depends on {@code engine.core}, {@code frame} and {@code text}.
 */
package lethe.app.page;
