/**
 * What a server needs of the other servers of the site, which share its database: messages, the
 * users who are present, operators' commands, and a common clock.
 */
package lethe.app.server.cluster;
