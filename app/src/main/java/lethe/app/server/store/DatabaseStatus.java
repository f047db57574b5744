package lethe.app.server.store;

/**
 * The state of a server's database.
 *
 * @param available whether the database answers
 * @param activeConnections the number of connections in use
 * @param idleConnections the number of open connections that are not in use
 * @param waitingThreads the number of threads that wait for a connection
 */
public record DatabaseStatus(
    boolean available, int activeConnections, int idleConnections, int waitingThreads) {}
