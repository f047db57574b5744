/**
 * Events, in which everyone plays the same deals, and their rankings, without storage. Depends on
 * {@code engine.core}, {@code titles} and {@code play}.
 */
package lethe.app.event;
