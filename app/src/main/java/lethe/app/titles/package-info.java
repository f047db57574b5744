/**
 * What the program knows of each game beside its rules: how it is drawn and told, and who can play
 * it. Imports {@code engine.core}, {@code frame} and {@code story}; each title's own package also
 * its game and its bots.
 */
package lethe.app.titles;
