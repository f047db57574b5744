/**
 * Events, in which everyone plays the same deals, and their rankings; nothing is stored here.
 * Depends on {@code engine.core}, {@code titles}, {@code play} and {@code session}.
 */
package lethe.app.event;
