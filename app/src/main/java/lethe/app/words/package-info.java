/** Sentences and texts that come with the program. Depends on {@code engine.core}. */
package lethe.app.words;
