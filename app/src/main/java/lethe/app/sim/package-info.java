/**
 * Simulations of many matches between bots and programs, on several threads. Depends on {@code
 * engine.core}, {@code titles} and {@code program}.
 */
package lethe.app.sim;
