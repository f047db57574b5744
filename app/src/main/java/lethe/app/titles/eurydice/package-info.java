/**
 * Eurydice in the program: how it is drawn and told, with its data, story, rules text and players.
 * Imports {@code titles}, {@code frame}, {@code story}, {@code engine.core} and this game's engine
 * packages.
 */
package lethe.app.titles.eurydice;
