/**
 * The pages of a match on one screen, as immutable values: an event yields the next page and its
 * effects. Pure; depends on {@code engine.core}, {@code titles}, {@code command}, {@code story},
 * {@code frame}, {@code page} and {@code text}.
 */
package lethe.app.session;
