/** Ta-Se on the screen. Imports also {@code engine.games.tase} and {@code engine.bots.tase}. */
package lethe.app.titles.tase;
