package lethe.app.page;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The result of an event.
 *
 * @param page the next page; empty if the person leaves
 * @param effects the effects to carry out, in order
 */
public record Step<E, A>(Optional<Page<E, A>> page, List<E> effects) {
  public Step {
    effects = List.copyOf(effects);
  }

  /** Creates a step to a page. */
  public static <E, A> Step<E, A> to(Page<E, A> page) {
    return new Step<>(Optional.of(page), List.of());
  }

  /** Creates a step to a page with an effect. */
  public static <E, A> Step<E, A> to(Page<E, A> page, E effect) {
    return new Step<>(Optional.of(page), List.of(effect));
  }

  /** Creates a step that ends the run. */
  public static <E, A> Step<E, A> away() {
    return new Step<>(Optional.empty(), List.of());
  }

  /** Returns this step with an overlay on the page. */
  public Step<E, A> under(UnaryOperator<Page<E, A>> above) {
    return new Step<>(page.map(above), effects);
  }
}
