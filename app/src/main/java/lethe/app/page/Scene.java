package lethe.app.page;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;

/** A moment that stays in sight while its text is read. */
public interface Scene {
  /** How it looks in this room. */
  Frame frame(Size size);

  /** How it came to that, in pictures. */
  default List<Frame> motion(Size size) {
    return List.of();
  }
}
