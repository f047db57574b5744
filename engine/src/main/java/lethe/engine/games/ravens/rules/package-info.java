/**
 * The rules of the Ravens and their complete state, which is not visible outside this package.
 * {@link lethe.engine.games.ravens.rules.Rules} is the entry point; {@code Legal} decides what is
 * legal, {@code Play} carries out commands, {@code Refusals} explains refusals, and {@code Views}
 * builds views. Depends on {@code lethe.engine.core}, {@code lethe.engine.kit} and the public types
 * of the game.
 */
package lethe.engine.games.ravens.rules;
