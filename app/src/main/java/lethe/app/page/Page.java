package lethe.app.page;

import lethe.app.frame.Size;

/**
 * A view presented to a user, such as a menu, a table, or a text above either. Pages are immutable;
 * an event yields the next page.
 *
 * @param <E> the effects that the page can request
 * @param <A> the answers that it can receive
 */
public interface Page<E, A> {
  /** Returns the screen for a window of this size. */
  Screen screen(Size size);

  /** Handles an event of the user or of the window. */
  PageTransition<E, A> onEvent(PageEvent event);

  /** Handles the answer to a requested effect. */
  PageTransition<E, A> onAnswer(A answer);

  /** Returns the page beneath all overlays. */
  default Page<E, A> bottomPage() {
    return this;
  }
}
