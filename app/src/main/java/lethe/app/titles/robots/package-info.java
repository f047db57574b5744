/**
 * The presentation of Nothing Human. Depends on {@code titles}, {@code frame}, {@code words},
 * {@code engine.core} and the engine packages of this game.
 */
package lethe.app.titles.robots;
