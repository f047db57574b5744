/** Messages and texts included in the program. Depends on {@code engine.core}. */
package lethe.app.text;
