/** Reads and writes JSON. Depends on {@code engine.core} and on Jackson. */
package lethe.app.json;
