/**
 * The sample: tricks with hidden hands. It holds just what a game needs, and a new one starts as a
 * copy of it. Imports only {@code lethe.engine.core}; its door is {@link
 * lethe.engine.games.sample.Sample}.
 */
package lethe.engine.games.sample;
