/**
 * The presentation of the Ravens. In addition to what all titles depend on, depends on {@code
 * engine.games.ravens} and {@code engine.bots.ravens}.
 */
package lethe.app.titles.ravens;
