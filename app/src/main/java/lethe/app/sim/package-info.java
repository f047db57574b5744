/**
 * Simulations of many matches between bots and programs, on several threads, and the environment in
 * which a program learns or searches. Depends on {@code engine.core}, {@code titles}, {@code text}
 * and {@code program}.
 */
package lethe.app.sim;
