/**
 * The Ravens on the screen. Imports also {@code engine.games.ravens} and {@code
 * engine.bots.ravens}.
 */
package lethe.app.titles.ravens;
