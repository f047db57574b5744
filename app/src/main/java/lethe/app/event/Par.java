package lethe.app.event;

import java.util.Optional;

/**
 * What bots come to on a deal, in the seats of those who enter.
 *
 * @param level theirs, by its name
 * @param bound what comes of it with open eyes, where there is something to see: so much the deal
 *     allowed
 */
public record Par(String level, Score score, Optional<Score> bound) {}
