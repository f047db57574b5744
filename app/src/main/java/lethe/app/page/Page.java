package lethe.app.page;

import lethe.app.frame.Size;

/**
 * Something that somebody looks at: a menu, a table, a text above either. A page is a value; what
 * happens to it gives the page that is looked at next.
 *
 * @param <E> what it can want done outside of it
 * @param <A> what it can be told of that
 */
public interface Page<E, A> {
  /** What is seen and offered in this room. */
  Screen screen(Size size);

  /** What becomes of it by something that happens to whoever looks at it. */
  Step<E, A> on(Event event);

  /** What becomes of it by an answer to what it wanted done. */
  Step<E, A> told(A answer);

  /** The page that everything else lies above. */
  default Page<E, A> base() {
    return this;
  }
}
