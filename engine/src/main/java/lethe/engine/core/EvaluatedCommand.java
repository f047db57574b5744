package lethe.engine.core;

/**
 * A legal command as evaluated by a bot.
 *
 * @param evaluation the value of the command for the bot's seat
 */
public record EvaluatedCommand<C>(C command, Evaluation evaluation) {}
