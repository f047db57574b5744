/** What a player typed, understood; and what could be typed next. Imports {@code engine.core}. */
package lethe.app.command;
