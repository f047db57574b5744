/**
 * What somebody looks at, whatever they look at it with: pages, what can happen to one, and the
 * consoles that show them. Imports {@code frame} and {@code words}.
 */
package lethe.app.page;
