/**
 * What the program knows about each game apart from its rules: how it is drawn and told, and which
 * bots it has. Depends on {@code engine.core}, {@code frame} and {@code story}; the package of each
 * title also on its game and bots.
 */
package lethe.app.titles;
