package lethe.app.house;

import java.time.Instant;

/**
 * When somebody was asked to move.
 *
 * @param entry after which entry of the journal; -1 for the deal
 */
record Asked(int entry, Instant when) {}
