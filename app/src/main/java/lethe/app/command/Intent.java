package lethe.app.command;

import java.util.List;
import lethe.engine.core.Reading.Part;
import lethe.engine.core.Reason;

/** What somebody who typed a line wants. */
public sealed interface Intent<C> {
  /**
   * To play.
   *
   * @param parts one or several plies, in order
   */
  record Play<C>(List<Part<C>> parts) implements Intent<C> {}

  /** Something that is no move. */
  record Other<C>(Meta meta) implements Intent<C> {}

  /** To know more about a word. */
  record About<C>(String word) implements Intent<C> {}

  /** To be told of one part of the table, by its name. */
  record Look<C>(String part) implements Intent<C> {}

  /** Nothing: an empty line. */
  record Nothing<C>() implements Intent<C> {}

  /**
   * It could not be understood.
   *
   * @param column where, counted from 1
   * @param why what is wrong there
   * @param facts what its sentence names
   * @param before how many commands of the line stand whole before it
   * @param nearest what may have been meant, nearest first; perhaps nothing
   */
  record Unclear<C>(int column, Reason why, List<Object> facts, int before, List<String> nearest)
      implements Intent<C> {
    Unclear<C> nearest(List<String> meant) {
      return new Unclear<>(column, why, facts, before, meant);
    }
  }
}
