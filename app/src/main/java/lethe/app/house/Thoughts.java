package lethe.app.house;

/**
 * The load of the bots.
 *
 * @param waiting the number of tasks in the queue
 * @param thinking the number of accounts for which a task is running
 */
public record Thoughts(int waiting, int thinking) {}
