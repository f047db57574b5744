package lethe.app.event;

import java.util.Optional;

/**
 * The result of bots on a deal, at the seats of the players.
 *
 * @param level the name of the bots' level
 * @param bound the result that the deal allows if all cards are open; empty if that is not computed
 */
public record Par(String level, Score score, Optional<Score> bound) {}
