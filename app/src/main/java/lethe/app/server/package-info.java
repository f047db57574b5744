/**
 * The server as a whole: {@code GameServer} creates all parts and connects them, and {@code
 * ClusterSync} follows the other servers of the site. No package below it depends on it.
 */
package lethe.app.server;
