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

  /**
   * Returns this table with a {@linkplain #frame drawing} that marks the changes since an earlier
   * view of the same viewer. The {@linkplain #preview previews} have no marks. The places can
   * differ from those of this table, because items that have left the table may be drawn as well.
   */
  default BoardDrawing<C, V> withChangesSince(V before) {
    return this;
  }

  /**
   * Returns this table with marks on its drawing, but not on its previews.
   *
   * @param markedFrame the drawing with the marks
   */
  default BoardDrawing<C, V> withMarkedFrame(Frame markedFrame) {
    BoardDrawing<C, V> table = this;
    return new BoardDrawing<>() {
      @Override
      public Frame frame() {
        return markedFrame;
      }

      @Override
      public List<PointerTarget<C>> targets(List<C> legal) {
        return table.targets(legal);
      }

      @Override
      public Frame preview(C command) {
        return table.preview(command);
      }
    };
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
