/**
 * The presentation of Nothing Human. In addition to what all titles depend on, depends on {@code
 * engine.games.robots} and {@code engine.bots.robots}.
 */
package lethe.app.titles.robots;
