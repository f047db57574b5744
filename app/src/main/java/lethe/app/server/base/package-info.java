/**
 * Foundations shared by all parts of a server: refusals, write results, limits, the log, and
 * clocks.
 */
package lethe.app.server.base;
