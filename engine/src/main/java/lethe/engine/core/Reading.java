package lethe.engine.core;

import java.util.List;

/** The result of reading a line of commands. */
public sealed interface Reading<C> {
  /**
   * The line could be read; whether its commands are legal is checked separately.
   *
   * @param parts at least one command, in the order of the text
   */
  record Read<C>(List<Part<C>> parts) implements Reading<C> {
    public Read {
      parts = List.copyOf(parts);
    }

    /** Returns the commands without their positions. */
    public List<C> commands() {
      return parts.stream().map(Part::command).toList();
    }
  }

  /**
   * One command of a line.
   *
   * @param column its column, from 1
   * @param bound the number of commands after this one that are applied together with it or not at
   *     all
   */
  record Part<C>(C command, int column, int bound) {
    public Part(C command, int column) {
      this(command, column, 0);
    }
  }

  /**
   * The line could not be read.
   *
   * @param column the column of the error, from 1
   * @param why the kind of error
   * @param facts the values that its message names: what was found, then what was expected
   * @param before the number of complete commands before the error
   */
  record Unreadable<C>(int column, ParseErrorCode why, List<Object> facts, int before)
      implements Reading<C> {}

  /** The kinds of error in a line. */
  enum ParseErrorCode implements ErrorCode {
    /** The line is empty. */
    EMPTY,
    /** No command begins with this word. The possible first words follow. */
    UNKNOWN_WORD,
    /** Several commands begin with this word. They follow. */
    AMBIGUOUS_WORD,
    /** A different word was expected here. */
    EXPECTED,
    /** The line ends where another word was expected. */
    EXPECTED_MORE,
    /** Unexpected text follows a complete command. */
    LEFT_OVER,
    /** The line exceeds {@link Notation#LONGEST}. */
    TOO_LONG
  }
}
