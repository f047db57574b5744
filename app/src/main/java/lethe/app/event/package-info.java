/**
 * Events: the same deals for everybody who enters, and what comes of them. Nothing is kept here.
 * Imports {@code engine.core}, {@code titles} and {@code play}.
 */
package lethe.app.event;
