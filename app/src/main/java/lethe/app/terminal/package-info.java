/**
 * Screens and keyboards: the only package that knows JLine. Imports {@code frame}, {@code session},
 * {@code command}.
 */
package lethe.app.terminal;
