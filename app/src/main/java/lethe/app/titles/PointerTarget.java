package lethe.app.titles;

import java.util.List;
import lethe.app.frame.Area;
import lethe.app.frame.Text;

/**
 * A place on the drawn table that can be selected with the pointer.
 *
 * @param area the area of the place
 * @param description a description that contains only information known to the viewer
 * @param commands the commands that the place offers, most likely first; may be empty
 * @param names the names of the parts and places in the {@linkplain Renderer description} that this
 *     target shows; may be empty
 */
public record PointerTarget<C>(
    Area area, List<Text> description, List<C> commands, List<String> names) {
  public PointerTarget {
    names = List.copyOf(names);
  }

  /** Creates a target without names. */
  public PointerTarget(Area area, List<Text> description, List<C> commands) {
    this(area, description, commands, List.of());
  }
}
