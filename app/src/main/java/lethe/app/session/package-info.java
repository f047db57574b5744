/**
 * What one person sees and may type, as a value: input in, the next session and its effects out.
 * Pure; imports {@code engine.core}, {@code titles}, {@code command}, {@code story} and {@code
 * frame}.
 */
package lethe.app.session;
