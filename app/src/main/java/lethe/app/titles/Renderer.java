package lethe.app.titles;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.engine.core.Viewer;

/**
 * How a game is drawn. Pure: the same view gives the same frame.
 *
 * @param <C> what a seat may ask for
 * @param <V> what a viewer sees
 */
public interface Renderer<C, V> {
  /** The table as this viewer sees it, in this room, which is large enough. */
  Frame draw(V view, Viewer viewer, Size room);

  /** The same, with what has come since an earlier view of the same viewer marked. */
  default Frame marked(V before, V view, Viewer viewer, Size room) {
    return draw(view, viewer, room);
  }

  /** The least room that the drawing takes; where there is less, the table is a list. */
  default Size least(V view) {
    return new Size(1, 1);
  }

  /** The same in words, part by part in reading order: all that is drawn, and nothing else. */
  default List<Described> words(V view, Viewer viewer) {
    return List.of();
  }

  /** The same, with words as short as they can be. */
  default Renderer<C, V> briefly() {
    return this;
  }

  /**
   * What is to be said of one place of the table alone, such as {@code m13}; nothing where there is
   * no such place.
   */
  default Optional<Described> place(String name, V view, Viewer viewer) {
    return Optional.empty();
  }

  /**
   * What can be pointed at in the table as it is drawn in this room.
   *
   * @param legal what this viewer may ask for now
   */
  default List<Target<C>> targets(V view, Viewer viewer, Size room, List<C> legal) {
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
   * Whether all seats that share this screen may look at it together, so that it needs no curtain
   * when it is the next one's turn.
   */
  default boolean isShared(V view) {
    return false;
  }
}
