/**
 * The other servers of the site, which share this server's database: messages between them, the
 * users who are connected to them, operators' commands for them, and the common clock.
 */
package lethe.app.server.cluster;
