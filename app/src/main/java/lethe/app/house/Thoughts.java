package lethe.app.house;

/**
 * What is to be thought.
 *
 * @param waiting how many thoughts wait until somebody thinks them
 * @param thinking for how many people something is being thought
 */
public record Thoughts(int waiting, int thinking) {}
