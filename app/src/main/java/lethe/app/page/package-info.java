/**
 * What a person looks at, independently of the terminal: pages, events, and the consoles that show
 * them. Depends on {@code frame} and {@code words}.
 */
package lethe.app.page;
