/**
 * Messages between the servers of a site, which share a database, and the clock that they share.
 */
package lethe.app.server.cluster;
