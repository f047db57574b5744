package lethe.app.page;

import java.util.List;
import lethe.app.frame.Size;
import lethe.app.frame.Text;

/**
 * A view presented to a user, such as a menu, a table, or a text above another page. Pages are
 * immutable; an event results in the next page.
 *
 * @param <E> the effects that the page can request
 * @param <A> the answers that the page can receive
 */
public interface Page<E, A> {
  /** Returns the screen for a window of the given size. */
  Screen screen(Size size);

  /** Handles an event, such as input, a change of the window, or a received message. */
  PageTransition<E, A> onEvent(PageEvent event);

  /** Handles the answer to a requested effect. */
  PageTransition<E, A> onAnswer(A answer);

  /** Returns whether this page shows all of the given recent messages in its window. */
  default boolean shows(List<Text> messages) {
    return false;
  }

  /** Returns the page beneath all overlays. */
  default Page<E, A> bottomPage() {
    return this;
  }
}
