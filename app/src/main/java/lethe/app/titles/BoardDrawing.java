package lethe.app.titles;

import java.util.List;
import lethe.app.frame.Frame;

/**
 * A table laid out for one viewer and one size. Callers that need several of its properties use one
 * instance, so that the layout is computed once.
 *
 * @param <C> the commands of the game
 * @param <V> the views of the game
 */
public interface BoardDrawing<C, V> {
  /** Returns the drawing of the table. */
  Frame frame();

  /** Returns the drawing with the changes since an earlier view of the same viewer marked. */
  default Frame withChangesSince(V before) {
    return frame();
  }

  /**
   * Returns the places that can be selected with the pointer.
   *
   * @param legal the legal commands of the viewer
   */
  default List<PointerTarget<C>> targets(List<C> legal) {
    return List.of();
  }

  /** Returns the drawing with the predictable effects of a command under consideration. */
  default Frame preview(C command) {
    return frame();
  }
}
