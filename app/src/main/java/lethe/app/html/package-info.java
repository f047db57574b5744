/**
 * HTML pages that replay finished matches and scripts from one viewer's point of view. Depends on
 * {@code engine.core}, {@code titles}, {@code session}, {@code frame} and {@code text}, and on
 * Jackson.
 */
package lethe.app.html;
