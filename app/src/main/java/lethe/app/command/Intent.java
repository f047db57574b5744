package lethe.app.command;

import java.util.List;
import lethe.engine.core.ErrorCode;
import lethe.engine.core.ParseResult.ParsedCommand;

/** What a player means by a line. */
public sealed interface Intent<C> {
  /**
   * To play.
   *
   * @param parts one or more plies, in order
   */
  record Play<C>(List<ParsedCommand<C>> parts) implements Intent<C> {}

  /** A command of the program rather than a move. */
  record Other<C>(Meta meta) implements Intent<C> {}

  /** To know more about a word. */
  record About<C>(String word) implements Intent<C> {}

  /** To hear one part of the table, by its name. */
  record Look<C>(String part) implements Intent<C> {}

  /** An empty line. */
  record Nothing<C>() implements Intent<C> {}

  /**
   * The line could not be understood.
   *
   * @param column the column of the error, from 1
   * @param why the kind of error
   * @param facts the values that its message names
   * @param before the number of complete commands before the error
   * @param nearest what may have been meant, nearest first; may be empty
   */
  record Unclear<C>(int column, ErrorCode why, List<Object> facts, int before, List<String> nearest)
      implements Intent<C> {
    Unclear<C> nearest(List<String> meant) {
      return new Unclear<>(column, why, facts, before, meant);
    }
  }
}
