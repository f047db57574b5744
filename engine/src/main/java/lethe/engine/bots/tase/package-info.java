/**
 * Bots for Ta-Se. Depends on {@code lethe.engine.core} and the public types of {@code
 * lethe.engine.games.tase}.
 */
package lethe.engine.bots.tase;
