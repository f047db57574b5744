package lethe.app.page;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;

/** A moment that stays visible while its text is read. */
public interface Scene {
  /** Returns the drawing at a size. */
  Frame frame(Size size);

  /** Returns an animation that leads to the moment. */
  default List<Frame> motion(Size size) {
    return List.of();
  }
}
