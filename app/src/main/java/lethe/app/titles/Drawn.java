package lethe.app.titles;

import java.util.List;
import lethe.app.frame.Frame;

/**
 * The table as it is drawn for one viewer in one room. Whoever asks several things of it has it
 * laid out once.
 *
 * @param <C> what a seat may ask for
 * @param <V> what a viewer sees
 */
public interface Drawn<C, V> {
  /** The table as it stands. */
  Frame frame();

  /** The same, with what has come since an earlier view of the same viewer marked. */
  default Frame since(V before) {
    return frame();
  }

  /**
   * What can be pointed at in it.
   *
   * @param legal what the viewer may ask for now
   */
  default List<Target<C>> targets(List<C> legal) {
    return List.of();
  }

  /** The table while the viewer considers a command: what it would change as far as they know. */
  default Frame considering(C command) {
    return frame();
  }
}
