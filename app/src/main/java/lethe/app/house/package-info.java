/**
 * The house: people, tables, seats, invitations, talk, who is there, and how much one may ask for.
 * Knows no sentence, no socket and no file. Imports {@code engine.core}, {@code titles}, {@code
 * play} and {@code save}.
 */
package lethe.app.house;
