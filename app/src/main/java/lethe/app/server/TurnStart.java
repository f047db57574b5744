package lethe.app.server;

import java.time.Instant;

/**
 * When a player was asked to move.
 *
 * @param entry the index of the journal entry after which the player was to move; -1 for the deal
 */
record TurnStart(int entry, Instant time) {}
