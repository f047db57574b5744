/** The server's files, except its database. */
package lethe.app.server.disk;
