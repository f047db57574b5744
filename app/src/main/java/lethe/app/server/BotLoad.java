package lethe.app.server;

/**
 * The load of the bots.
 *
 * @param queued the number of tasks in the queue
 * @param running the number of accounts for which a task is running
 */
public record BotLoad(int queued, int running) {}
