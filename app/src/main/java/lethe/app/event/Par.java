package lethe.app.event;

import java.util.Optional;

/**
 * The score of bots that play a deal in the seats of the players.
 *
 * @param level the name of the bots' level
 * @param score the score of bots of this level
 * @param omniscientScore the score of a bot that sees all cards; empty if the title has no such bot
 */
public record Par(String level, Score score, Optional<Score> omniscientScore) {}
