/**
 * The rules of the Ravens, and the truth that only they can name. {@link
 * lethe.engine.games.ravens.rules.Rules} holds them together: what is legal stands in {@code
 * Legal}, what it does in {@code Play}, why something else is refused in {@code Refusals}, what is
 * seen in {@code Views}. Imports {@code lethe.engine.core}, {@code lethe.engine.kit} and what the
 * game shows of itself.
 */
package lethe.engine.games.ravens.rules;
