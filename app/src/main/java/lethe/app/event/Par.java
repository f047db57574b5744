package lethe.app.event;

/**
 * What bots come to on a deal, in the seats of those who enter.
 *
 * @param level theirs, by its name
 */
public record Par(String level, Score score) {}
