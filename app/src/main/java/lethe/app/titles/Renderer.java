package lethe.app.titles;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.engine.core.Viewer;

/**
 * The drawing of a game. Pure: the same view yields the same frame.
 *
 * @param <C> the commands of the game
 * @param <V> the views of the game
 */
public interface Renderer<C, V> {
  /**
   * Lays out the table for a viewer.
   *
   * @param room the available size, which is at least {@link #minSize}
   */
  BoardDrawing<C, V> layOut(V view, Viewer viewer, Size room);

  /** Returns the drawing of the table. */
  default Frame draw(V view, Viewer viewer, Size room) {
    return layOut(view, viewer, room).frame();
  }

  /** Returns the minimum size of the drawing. In smaller windows the table is shown as a list. */
  default Size minSize(V view) {
    return new Size(1, 1);
  }

  /**
   * Returns the table in words, part by part in reading order. The parts contain everything that is
   * drawn, and nothing else.
   */
  default List<BoardPart> describe(V view, Viewer viewer) {
    return List.of();
  }

  /** Returns this renderer with its shortest wording. */
  default Renderer<C, V> abbreviated() {
    return this;
  }

  /**
   * Returns the description of a single place of the table, such as {@code m13}; empty if there is
   * no such place.
   */
  default Optional<BoardPart> describePlace(String name, V view, Viewer viewer) {
    return Optional.empty();
  }

  /**
   * Returns an animation from one view to a later one of the same viewer, one frame every tenth of
   * a second; empty if nothing moves.
   */
  default List<Frame> animation(V before, V after, Viewer viewer, Size room) {
    return List.of();
  }

  /**
   * Returns whether all seats that share a screen may look at this view together, so that no
   * curtain is needed between their turns.
   */
  default boolean isSharedView(V view) {
    return false;
  }
}
