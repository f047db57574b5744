/**
 * Small immutable values that several games use: tables as text, and the words that stand for
 * constants in them. Imports nothing but {@code java.base}.
 */
package lethe.engine.kit;
