/** Ta-Se on the screen. Depends also on {@code engine.games.tase} and {@code engine.bots.tase}. */
package lethe.app.titles.tase;
