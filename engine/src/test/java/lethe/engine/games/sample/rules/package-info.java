/**
 * The rules of the sample, and its state, which only they can access. {@code LegalCommands} defines
 * which commands are legal, {@code Rules} what commands do, and {@code Views} what viewers see.
 * Depends on {@code lethe.engine.core} and the public types of the game.
 */
package lethe.engine.games.sample.rules;
