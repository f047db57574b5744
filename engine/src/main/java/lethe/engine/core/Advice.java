package lethe.engine.core;

/**
 * What a bot thinks of a command.
 *
 * @param worth what comes of it for its seat
 */
public record Advice<C>(C command, Worth worth) {}
