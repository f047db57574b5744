/**
 * The presentation of Eurydice, with its data, story, rules text and bots. Depends on {@code
 * titles}, {@code frame}, {@code story}, {@code engine.core} and the engine packages of this game.
 */
package lethe.app.titles.eurydice;
