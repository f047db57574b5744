/**
 * The pages and commands of connected users: the lobby, the waiting room and the table, and their
 * messages. Accesses a connection only through {@link RemoteTerminal}.
 */
package lethe.app.lobby;
