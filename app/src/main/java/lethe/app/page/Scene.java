package lethe.app.page;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;

/** A drawing that stays visible above a text. */
public interface Scene {
  /** Returns the drawing for a window of the given size. */
  Frame frame(Size size);

  /** Returns the frames of an animation before the drawing; may be empty. */
  default List<Frame> motion(Size size) {
    return List.of();
  }
}
