/** What all parts of a server use: refusals, write results, limits, the log, and clocks. */
package lethe.app.server.base;
