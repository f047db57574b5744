package lethe.engine.core;

/**
 * A bot's assessment of one legal command.
 *
 * @param worth the value of the command for the bot's seat
 */
public record Advice<C>(C command, Worth worth) {}
