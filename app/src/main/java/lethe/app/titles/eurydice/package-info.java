/**
 * The presentation of Eurydice. In addition to what all titles depend on, depends on {@code
 * engine.games.eurydice} and {@code engine.bots.eurydice}.
 */
package lethe.app.titles.eurydice;
