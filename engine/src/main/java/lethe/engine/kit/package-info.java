/**
 * Small immutable values that several games use: tables in text form, and words for constants.
 * Depends only on {@code java.base}.
 */
package lethe.engine.kit;
