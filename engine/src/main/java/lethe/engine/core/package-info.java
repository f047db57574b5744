/**
 * The contract between a game and everything around it: commands go in, views and observations come
 * out. Depends only on {@code java.base} and knows nothing about boards, hands or decks.
 */
package lethe.engine.core;
