/**
 * The sample, a trick-taking game with hidden hands. It contains only the parts that every game
 * needs, and is the template for new games. Depends only on {@code lethe.engine.core}; its entry
 * point is {@link lethe.engine.games.sample.Sample}.
 */
package lethe.engine.games.sample;
