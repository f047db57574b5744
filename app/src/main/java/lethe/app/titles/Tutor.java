package lethe.app.titles;

import java.util.List;
import lethe.engine.core.Seat;

/**
 * The questions and lessons of a game. Commands that they name are legal and are enclosed in back
 * quotes, as described in {@link lethe.app.words.CommandMarkup}.
 *
 * @param <C> the commands of the game
 * @param <V> the views of the game
 */
public interface Tutor<C, V> {
  /**
   * Returns the question that a seat has to answer now, as a sentence.
   *
   * @param legal the legal commands of the seat
   */
  String question(V view, Seat seat, List<C> legal);

  /** Returns this tutor with its shortest wording. */
  default Tutor<C, V> abbreviated() {
    return this;
  }

  /**
   * Returns the names of the lessons that are relevant for a seat now, most general first. A
   * beginner sees each lesson when it first becomes relevant.
   *
   * @param legal the legal commands of the seat
   */
  default List<String> lessons(V view, Seat seat, List<C> legal) {
    return List.of();
  }
}
