/**
 * What people of a house look at and type there: the lobby, the waiting room, a table; and its
 * sentences. Knows a connection only as {@link RemoteTerminal}.
 */
package lethe.app.lobby;
