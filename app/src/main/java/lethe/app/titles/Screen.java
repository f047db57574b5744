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
 * @param <C> what a seat may ask for
 * @param <O> what a viewer is told
 * @param <V> what a viewer sees
 */
public interface Screen<C, O, V> {
  /** The table as this viewer sees it, in at most this room if it can be done. */
  Frame draw(V view, Viewer viewer, Size room);

  /** What was told, in sentences; several lines where there is much to say. */
  List<Text> tell(O told, Viewer viewer);

  /** What the part of the match is called that this is in; empty if it has no parts. */
  default String stage(V view) {
    return "";
  }

  /**
   * What this seat is asked for now, in a sentence that names nothing but what is legal.
   *
   * @param legal what the seat may ask for now
   */
  String ask(V view, Seat seat, List<C> legal);

  /** How it ended, in sentences. */
  List<Text> end(Outcome outcome, Viewer viewer);

  /**
   * Whether all seats that share this screen may look at it together, so that it needs no curtain
   * when it is the next one's turn.
   */
  default boolean isShared(V view) {
    return false;
  }

  /**
   * What can be pointed at in the table as it is drawn in this room.
   *
   * @param legal what this viewer may ask for now
   */
  default List<Target<C>> spots(V view, Viewer viewer, Size room, List<C> legal) {
    return List.of();
  }

  /** The table while this viewer considers a command: what it would change as far as they know. */
  default Frame considering(C command, V view, Viewer viewer, Size room) {
    return draw(view, viewer, room);
  }

  /**
   * The table on its way from one view to a later one of the same viewer, a picture every tenth of
   * a second; empty where nothing moves.
   */
  default List<Frame> motion(V before, V after, Viewer viewer, Size room) {
    return List.of();
  }

  /**
   * What matters to this seat now, the most general first: the names of what the title's lesson
   * tells a beginner when it comes up for the first time.
   */
  default List<String> lessons(V view, Seat seat) {
    return List.of();
  }

  /** The moment of the story that this is, if it is one. */
  Optional<String> moment(O told, Viewer viewer);

  /** What is to be counted of this over many matches, if anything. */
  default Optional<Fact> fact(O told) {
    return Optional.empty();
  }
}
