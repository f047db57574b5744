package lethe.app.page;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The result of handling an event or an answer.
 *
 * @param page the next page; empty if the page is closed
 * @param effects the effects to carry out, in order
 */
public record PageTransition<E, A>(Optional<Page<E, A>> page, List<E> effects) {
  public PageTransition {
    effects = List.copyOf(effects);
  }

  /** Creates a transition to a page, without effects. */
  public static <E, A> PageTransition<E, A> to(Page<E, A> page) {
    return new PageTransition<>(Optional.of(page), List.of());
  }

  /** Creates a transition to a page with an effect. */
  public static <E, A> PageTransition<E, A> to(Page<E, A> page, E effect) {
    return new PageTransition<>(Optional.of(page), List.of(effect));
  }

  /** Creates a transition that closes the page. */
  public static <E, A> PageTransition<E, A> leave() {
    return new PageTransition<>(Optional.empty(), List.of());
  }

  /** Returns this transition with an overlay on the next page, if there is one. */
  public PageTransition<E, A> coveredBy(UnaryOperator<Page<E, A>> overlay) {
    return new PageTransition<>(page.map(overlay), effects);
  }
}
