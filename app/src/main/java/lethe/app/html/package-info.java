/**
 * A match that is over as a page for a browser, with one pair of eyes. Imports {@code engine.core},
 * {@code titles}, {@code session}, {@code frame} and {@code words}.
 */
package lethe.app.html;
