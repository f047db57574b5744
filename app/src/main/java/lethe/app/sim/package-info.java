/**
 * Simulations of many matches between bots, on several threads. Depends on {@code engine.core} and
 * {@code titles}.
 */
package lethe.app.sim;
