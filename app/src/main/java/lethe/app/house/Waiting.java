package lethe.app.house;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * A table that waits for somebody to move.
 *
 * @param since when they were asked to, if that can be read now
 * @param left how long they may take, where somebody counts; negative where others need not wait
 */
public record Waiting(int number, String game, Optional<Instant> since, Optional<Duration> left) {}
