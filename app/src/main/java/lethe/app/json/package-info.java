/** Reads and writes JSON. Depends on {@code engine.core}. */
package lethe.app.json;
