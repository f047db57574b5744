package lethe.app.event;

import java.util.Optional;

/**
 * The result of bots on a deal, at the seats of the players.
 *
 * @param level the name of the bots' level
 * @param upperBound the result of a bot that sees all cards; empty if the title has no such bot
 */
public record Par(String level, Score score, Optional<Score> upperBound) {}
