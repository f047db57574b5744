/** Interprets and completes the input of players. Depends on {@code engine.core}. */
package lethe.app.command;
