/**
 * Foundations shared by all parts of a server: rejections, write results, limits, the log, and
 * clocks.
 */
package lethe.app.server.base;
