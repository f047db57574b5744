package lethe.app.titles;

import java.util.List;
import lethe.engine.core.Seat;

/**
 * What somebody is asked and taught. Whatever it names as something to be typed is legal, and
 * stands between back quotes, as {@link lethe.app.words.Marked} says.
 *
 * @param <C> what a seat may ask for
 * @param <V> what a viewer sees
 */
public interface Tutor<C, V> {
  /**
   * What this seat is asked for now, in a sentence.
   *
   * @param legal what the seat may ask for now
   */
  String ask(V view, Seat seat, List<C> legal);

  /** The same, asking as shortly as it can be done. */
  default Tutor<C, V> briefly() {
    return this;
  }

  /**
   * What matters to this seat now, the most general first: the names of what the title's lesson
   * tells a beginner when it comes up for the first time.
   *
   * @param legal what the seat may ask for now
   */
  default List<String> lessons(V view, Seat seat, List<C> legal) {
    return List.of();
  }
}
