/**
 * The sample: tricks with hidden hands. It contains only what every game needs; a new game starts
 * as a copy of it. Imports only {@code lethe.engine.core}; its entry point is {@link
 * lethe.engine.games.sample.Sample}.
 */
package lethe.engine.games.sample;
