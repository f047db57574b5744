/**
 * What one person sees and may type, as a value: events go in, the next page and its effects come
 * out. Pure; depends on {@code engine.core}, {@code titles}, {@code command}, {@code story}, {@code
 * frame} and {@code page}.
 */
package lethe.app.session;
