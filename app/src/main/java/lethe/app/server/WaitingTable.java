package lethe.app.server;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * A table that waits for a person to move.
 *
 * @param turnStart when they were asked to, if that can be read now
 * @param remaining how long they may still take, negative if their time is up; empty if there is no
 *     limit
 */
public record WaitingTable(
    int number, String game, Optional<Instant> turnStart, Optional<Duration> remaining) {}
