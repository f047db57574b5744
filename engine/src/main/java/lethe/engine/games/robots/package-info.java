/**
 * Nothing Human, a game by Alexandr Ushan: players have one minute to memorize a grid of cards and
 * then name the cards their neighbors point at. The entry point is {@link
 * lethe.engine.games.robots.Robots}. Depends on {@code lethe.engine.core} and {@code
 * lethe.engine.kit}; only the entry point refers to the rules.
 */
package lethe.engine.games.robots;
