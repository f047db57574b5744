/** Sentences and texts that come with the program. Imports {@code engine.core}. */
package lethe.app.words;
