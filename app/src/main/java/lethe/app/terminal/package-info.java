/**
 * Consoles on terminals and pipes. The only package that uses Lanterna, to draw full screens, and
 * JLine, to open the local terminal. Depends on {@code frame}, {@code page}, {@code command} and
 * {@code fullscreen}.
 */
package lethe.app.terminal;
