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
  Drawn<C, V> drawn(V view, Viewer viewer, Size room);

  /** The frame of that alone. */
  default Frame draw(V view, Viewer viewer, Size room) {
    return drawn(view, viewer, room).frame();
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
