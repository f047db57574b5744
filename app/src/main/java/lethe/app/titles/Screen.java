package lethe.app.titles;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.engine.core.Outcome;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;

/**
 * How a game is shown and told. Pure: the same view gives the same frame.
 *
 * @param <O> what a viewer is told
 * @param <V> what a viewer sees
 */
public interface Screen<O, V> {
  /** The table as this viewer sees it, in at most this room if it can be done. */
  Frame draw(V view, Viewer viewer, Size room);

  /** What was told, in sentences; several lines where there is much to say. */
  List<Text> tell(O told, Viewer viewer);

  /** What this seat is asked for now, in a sentence. */
  String ask(V view, Seat seat);

  /** How it ended, in sentences. */
  List<Text> end(Outcome outcome, Viewer viewer);

  /**
   * Whether all seats that share this screen may look at it together, so that it needs no curtain
   * when it is the next one's turn.
   */
  default boolean isShared(V view) {
    return false;
  }

  /** The moment of the story that this is, if it is one. */
  Optional<String> moment(O told, Viewer viewer);

  /** What is to be counted of this over many matches, if anything. */
  default Optional<Fact> fact(O told) {
    return Optional.empty();
  }
}
