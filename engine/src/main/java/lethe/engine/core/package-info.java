/**
 * The contract between a game and everything around it: commands in, views and observations out.
 * Imports nothing but {@code java.base}; knows no boards, hands or decks.
 */
package lethe.engine.core;
