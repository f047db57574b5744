/**
 * The games as offered by the program: everything about each game except its rules, that is, its
 * drawing, its texts and its bots. Depends on {@code engine.core}, {@code frame}, {@code text} and
 * {@code story}; the package of each title also on its game and bots.
 */
package lethe.app.titles;
