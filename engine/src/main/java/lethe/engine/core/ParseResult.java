package lethe.engine.core;

import java.util.List;

/** The result of reading a line of commands. */
public sealed interface ParseResult<C> {
  /**
   * The line could be read; whether its commands are legal is checked separately.
   *
   * @param commands at least one command, in the order of the text
   */
  record Parsed<C>(List<ParsedCommand<C>> commands) implements ParseResult<C> {
    public Parsed {
      commands = List.copyOf(commands);
    }

    /** Returns the commands without their positions. */
    public List<C> values() {
      return commands.stream().map(ParsedCommand::command).toList();
    }
  }

  /**
   * One command of a line.
   *
   * @param column its column, from 1
   * @param atomicFollowerCount the number of commands after this one that are applied together with
   *     it or not at all
   */
  record ParsedCommand<C>(C command, int column, int atomicFollowerCount) {
    public ParsedCommand(C command, int column) {
      this(command, column, 0);
    }
  }

  /**
   * The line could not be read.
   *
   * @param column the column of the error, from 1
   * @param code the kind of error
   * @param arguments the values that its message names, as listed for the code
   * @param parsedBefore the number of complete commands before the error
   */
  record ParseFailure<C>(int column, ParseErrorCode code, List<Object> arguments, int parsedBefore)
      implements ParseResult<C> {}

  /** The kinds of error in a line. */
  enum ParseErrorCode implements ErrorCode {
    /** The line contains no command. */
    EMPTY,
    /** No command begins with this word. Arguments: the word, and the possible first words. */
    UNKNOWN_WORD,
    /**
     * This word abbreviates several possible words. Arguments: the word, and the matching words.
     */
    AMBIGUOUS_WORD,
    /** A different word was expected here. Arguments: the word, and the expected items. */
    UNEXPECTED_WORD,
    /**
     * The line or the command ends where another word was expected. Arguments: the expected items.
     */
    UNEXPECTED_END,
    /** Unexpected text follows a complete command. Arguments: the first unexpected word. */
    TEXT_AFTER_COMMAND,
    /** The line exceeds {@link Notation#MAX_LENGTH}. Arguments: the maximum length. */
    TOO_LONG
  }
}
