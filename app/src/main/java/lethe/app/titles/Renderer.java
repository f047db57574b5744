package lethe.app.titles;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.text.Messages;
import lethe.engine.core.Spectator;
import lethe.engine.core.Viewer;

/**
 * The drawing and the description of a game's table. All functions are pure: the same view yields
 * the same frame.
 *
 * @param layout lays out the table for a viewer
 * @param minSize returns the minimum size of the drawing; in smaller windows the table is shown as
 *     a list
 * @param description describes the table, part by part in reading order; the parts contain
 *     everything that the drawing shows
 * @param placeDescription describes a single place of the table, such as {@code m13}; returns empty
 *     if there is no such place
 * @param animation returns an animation of a change that the viewer observed, about eleven frames a
 *     second; empty if nothing moves
 * @param sharedView tests whether all seats that share a screen may see a view together, so that no
 *     curtain is needed between their turns
 * @param <C> the commands of the game
 * @param <O> the observations of the game
 * @param <V> the views of the game
 */
public record Renderer<C, O, V>(
    Layout<C, V> layout,
    Function<V, Size> minSize,
    Description<V> description,
    PlaceDescription<V> placeDescription,
    Animation<O, V> animation,
    Predicate<V> sharedView) {
  /**
   * Lays out a table, with the labels of the seats in the given messages. The available size is at
   * least the minimum size.
   */
  @FunctionalInterface
  public interface Layout<C, V> {
    BoardDrawing<C, V> layOut(Messages messages, V view, Viewer viewer, Size bounds);
  }

  /** Describes a table with the given messages, which may be abbreviated. */
  @FunctionalInterface
  public interface Description<V> {
    List<BoardPart> describe(Messages messages, V view, Viewer viewer);
  }

  /** Describes the place with a name. */
  @FunctionalInterface
  public interface PlaceDescription<V> {
    Optional<BoardPart> describe(Messages messages, String name, V view, Viewer viewer);
  }

  /** Animates a change, with the labels of the seats in the given messages. */
  @FunctionalInterface
  public interface Animation<O, V> {
    List<Frame> animate(Messages messages, ViewChange<O, V> change, Viewer viewer, Size bounds);
  }

  /**
   * Creates a renderer for a drawing of fixed size, without named places, animations or shared
   * views. A drawing that adapts to the window also needs {@link #withMinSize}.
   */
  public Renderer(Layout<C, V> layout, Description<V> description) {
    this(
        layout,
        view ->
            layout.layOut(Messages.COMMON, view, Spectator.SPECTATOR, Size.DEFAULT).frame().size(),
        description,
        (_, _, _, _) -> Optional.empty(),
        (_, _, _, _) -> List.of(),
        _ -> false);
  }

  public Renderer<C, O, V> withMinSize(Function<V, Size> newMinSize) {
    return new Renderer<>(layout, newMinSize, description, placeDescription, animation, sharedView);
  }

  public Renderer<C, O, V> withPlaceDescription(PlaceDescription<V> newDescription) {
    return new Renderer<>(layout, minSize, description, newDescription, animation, sharedView);
  }

  public Renderer<C, O, V> withAnimation(Animation<O, V> newAnimation) {
    return new Renderer<>(layout, minSize, description, placeDescription, newAnimation, sharedView);
  }

  public Renderer<C, O, V> withSharedView(Predicate<V> newTest) {
    return new Renderer<>(layout, minSize, description, placeDescription, animation, newTest);
  }
}
