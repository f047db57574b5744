package lethe.app.titles;

import java.util.List;
import lethe.app.text.Messages;
import lethe.engine.core.Seat;

/**
 * The questions and lessons of a game. Commands mentioned in them are enclosed in back quotes, as
 * described in {@link lethe.app.text.CommandMarkup}. Those in questions are legal; those in lessons
 * may be examples or later steps.
 *
 * @param question asks for the current decision of a seat
 * @param lessons names the lessons that are currently relevant for a seat, in the order in which
 *     they should be taught; a beginner is told the first one that has not been told
 * @param <C> the commands of the game
 * @param <V> the views of the game
 */
public record Tutor<C, V>(Question<C, V> question, Lessons<C, V> lessons) {
  /** Returns the question for a seat, with the given messages, which may be abbreviated. */
  @FunctionalInterface
  public interface Question<C, V> {
    String ask(Messages messages, V view, Seat seat, List<C> legal);
  }

  /** Names lessons, given the legal commands of the seat. */
  @FunctionalInterface
  public interface Lessons<C, V> {
    List<String> names(V view, Seat seat, List<C> legal);
  }
}
