package lethe.app.command;

import java.util.List;
import lethe.engine.core.ErrorCode;
import lethe.engine.core.ParseResult.ParsedCommand;

/** The meaning of a line that a player has entered. */
public sealed interface Intent<C> {
  /**
   * One or more commands of the game.
   *
   * @param commands the commands in order; not empty
   */
  record Play<C>(List<ParsedCommand<C>> commands) implements Intent<C> {}

  /** A command of the program. */
  record UseCommonCommand<C>(CommonCommand command) implements Intent<C> {}

  /** A request to explain a word of the game. */
  record Explain<C>(String word) implements Intent<C> {}

  /** A request to describe a part of the table. */
  record Look<C>(String part) implements Intent<C> {}

  /**
   * A request to write or delete private marks.
   *
   * @param text the text that follows the command, as typed: a place and the text of its mark, or a
   *     hyphen; not empty
   */
  record Mark<C>(String text) implements Intent<C> {}

  /** An empty line. */
  record Empty<C>() implements Intent<C> {}

  /**
   * A line that could not be understood.
   *
   * @param column the column of the error, from 1
   * @param code the kind of error
   * @param arguments the arguments of its message
   * @param parsedBefore the number of complete commands before the error
   * @param suggestions similar lines that are available, nearest first; may be empty
   */
  record NotUnderstood<C>(
      int column,
      ErrorCode code,
      List<Object> arguments,
      int parsedBefore,
      List<String> suggestions)
      implements Intent<C> {
    NotUnderstood<C> withSuggestions(List<String> newSuggestions) {
      return new NotUnderstood<>(column, code, arguments, parsedBefore, newSuggestions);
    }
  }
}
