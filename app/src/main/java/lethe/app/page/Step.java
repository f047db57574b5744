package lethe.app.page;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What comes of an event.
 *
 * @param page what is looked at now; none where the person leaves
 * @param effects what is to be done outside of the page, in this order
 */
public record Step<E, A>(Optional<Page<E, A>> page, List<E> effects) {
  public Step {
    effects = List.copyOf(effects);
  }

  /** This is looked at now. */
  public static <E, A> Step<E, A> to(Page<E, A> page) {
    return new Step<>(Optional.of(page), List.of());
  }

  /** This is looked at now, and something is to be done. */
  public static <E, A> Step<E, A> to(Page<E, A> page, E effect) {
    return new Step<>(Optional.of(page), List.of(effect));
  }

  /** The person leaves. */
  public static <E, A> Step<E, A> away() {
    return new Step<>(Optional.empty(), List.of());
  }

  /** The same with something laid above the page. */
  public Step<E, A> under(UnaryOperator<Page<E, A>> above) {
    return new Step<>(page.map(above), effects);
  }
}
