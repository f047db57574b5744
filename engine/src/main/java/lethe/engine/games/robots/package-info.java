/**
 * Nothing Human, a game by Alexandr Ushan: a minute to learn a grid of cards, then to say from
 * memory what is on the one the neighbor points at. Imports only {@code lethe.engine.core}; its
 * door is {@link lethe.engine.games.robots.Robots}.
 */
package lethe.engine.games.robots;
