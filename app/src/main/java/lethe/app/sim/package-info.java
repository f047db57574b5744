/** Many matches between bots, on threads. Imports {@code engine.core} and {@code titles}. */
package lethe.app.sim;
