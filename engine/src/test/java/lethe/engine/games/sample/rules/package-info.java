/**
 * The rules of the sample, and its state. Only the rules can access the state. {@code
 * LegalCommands} defines which commands are legal, {@code Rules} what commands do, and {@code
 * Views} what viewers see. Depends on {@code lethe.engine.core} and the public types of the game.
 */
package lethe.engine.games.sample.rules;
