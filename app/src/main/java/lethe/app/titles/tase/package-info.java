/**
 * The presentation of Ta-Se. In addition to what all titles depend on, depends on {@code
 * engine.games.tase} and {@code engine.bots.tase}.
 */
package lethe.app.titles.tase;
