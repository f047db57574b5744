/** The server's files: those that the operator writes, and the data of earlier versions. */
package lethe.app.server.disk;
