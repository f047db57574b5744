/**
 * Shows pages on a console: a stack of controllers that carry out the effects of pages, and the
 * messages of other threads to them. Depends on {@code page}.
 */
package lethe.app.runner;
