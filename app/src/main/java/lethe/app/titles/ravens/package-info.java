/**
 * The Ravens on the screen. Depends also on {@code engine.games.ravens} and {@code
 * engine.bots.ravens}.
 */
package lethe.app.titles.ravens;
