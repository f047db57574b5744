/**
 * Foundations shared by all parts of a server, such as limits, rejections, write results, the log
 * and the clocks.
 */
package lethe.app.server.base;
