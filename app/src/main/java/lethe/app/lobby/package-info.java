/**
 * The pages and commands of connected users: the lobby, the waiting room and the table, and their
 * messages. Knows a connection only as {@link RemoteTerminal}.
 */
package lethe.app.lobby;
