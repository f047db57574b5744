/** Interprets what a player typed and completes it. Depends on {@code engine.core}. */
package lethe.app.command;
