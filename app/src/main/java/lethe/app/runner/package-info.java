/**
 * Shows pages on a console: a stack of controllers that carry out the effects of pages, and a queue
 * of actions from other threads. Depends on {@code page} and {@code frame}.
 */
package lethe.app.runner;
