package lethe.engine.core;

import java.util.List;

/** What a text turned out to say. */
public sealed interface Reading<C> {
  /**
   * It can be read; whether the rules allow it is another question.
   *
   * @param parts at least one, in the order they were written
   */
  record Read<C>(List<Part<C>> parts) implements Reading<C> {
    public Read {
      parts = List.copyOf(parts);
    }

    /** The commands alone. */
    public List<C> commands() {
      return parts.stream().map(Part::command).toList();
    }
  }

  /**
   * One of the commands of a line.
   *
   * @param column where it stands, counted from 1 in characters of the text
   * @param bound how many of the commands behind it stand with it or not at all
   */
  record Part<C>(C command, int column, int bound) {
    public Part(C command, int column) {
      this(command, column, 0);
    }
  }

  /**
   * It cannot be read.
   *
   * @param column where, counted from 1 in characters of the text
   * @param why what is wrong there
   * @param facts what its sentence names: first what was found, then what would be understood
   * @param before how many commands of the line stand whole before it
   */
  record Unreadable<C>(int column, Misread why, List<Object> facts, int before)
      implements Reading<C> {}

  /** What can be wrong with a text. */
  enum Misread implements Reason {
    /** There is nothing to read. */
    EMPTY,
    /** No command begins with this word; the nearest that could be meant follow. */
    UNKNOWN_WORD,
    /** Several commands begin so; they follow. */
    AMBIGUOUS_WORD,
    /** Something else stands where this was expected. */
    EXPECTED,
    /** The text ends where this was expected. */
    EXPECTED_MORE,
    /** The command was complete before this. */
    LEFT_OVER,
    /** The text is longer than any command could be. */
    TOO_LONG
  }
}
