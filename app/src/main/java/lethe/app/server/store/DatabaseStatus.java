package lethe.app.server.store;

/**
 * The state of a server's database.
 *
 * @param available whether the database answers
 * @param activeConnections number of connections in use
 * @param idleConnections number of open connections that are not in use
 * @param waitingThreads number of threads that wait for a connection
 */
public record DatabaseStatus(
    boolean available, int activeConnections, int idleConnections, int waitingThreads) {}
