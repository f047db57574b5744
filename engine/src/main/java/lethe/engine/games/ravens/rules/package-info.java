/**
 * The rules of the Ravens and their complete state, which is not visible outside this package.
 * {@link lethe.engine.games.ravens.rules.Rules} is the entry point; {@code LegalCommands} decides
 * which commands are legal, {@code CommandExecutor} carries out commands, {@code Rejections}
 * explains why commands are illegal, and {@code Views} builds views. Depends on {@code
 * lethe.engine.core}, {@code lethe.engine.kit} and the public types of the game.
 */
package lethe.engine.games.ravens.rules;
