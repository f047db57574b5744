/**
 * Nothing Human, a game by Alexandr Ushan: players have one minute to memorize a grid of cards and
 * then name the cards their neighbors point at. Depends only on {@code lethe.engine.core}; the
 * entry point is {@link lethe.engine.games.robots.Robots}.
 */
package lethe.engine.games.robots;
