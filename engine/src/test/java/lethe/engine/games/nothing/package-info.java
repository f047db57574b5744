/**
 * Nothing, a minimal test game that has hidden hands, a deck, choices of several cards, and
 * ephemeral observations. Depends only on {@code lethe.engine.core}; its entry point is {@link
 * lethe.engine.games.nothing.Nothing}.
 */
package lethe.engine.games.nothing;
