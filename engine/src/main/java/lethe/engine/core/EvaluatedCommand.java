package lethe.engine.core;

/**
 * A bot's assessment of one legal command.
 *
 * @param evaluation the value of the command for the bot's seat
 */
public record EvaluatedCommand<C>(C command, Evaluation evaluation) {}
