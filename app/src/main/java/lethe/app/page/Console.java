package lethe.app.page;

import lethe.app.frame.Size;

/** A place where somebody sees a session and types. */
public interface Console extends AutoCloseable {
  /** How much room it has now. */
  Size size();

  /** Shows a screen and waits for what comes next: a line, another size, or the end. */
  Event read(Screen screen);

  /**
   * Says from any thread that the table has changed, so that whoever waits in {@link #read} looks
   * at it again; a console that only takes lines in their order need not heed it.
   */
  default void wake() {}

  /**
   * The same where somebody may look elsewhere: it makes itself heard, as far as it can.
   *
   * @param why what may stand on their desktop
   */
  default void ring(String why) {
    wake();
  }

  /** From now on whoever has their window behind others is told so that they are waited for. */
  default void alert(Alert how) {}

  /**
   * From now on this is where somebody is waited for.
   *
   * @param place what may stand on their desktop; empty where nobody is waited for
   */
  default void at(String place) {}

  /** Whether lines that are typed from now on can be had again; those typed before cannot. */
  default void remember(boolean remembers) {}

  /** Has this text be where one pastes from, if the terminal allows it. */
  default void copy(String text) {}

  /** Whether lines are taken one by one, each when something is waited for. */
  default boolean isPaced() {
    return false;
  }

  /** Whether things can be seen on their way there. */
  default boolean isMoving() {
    return false;
  }

  /**
   * Whether what is seen is gone with the next thing that is shown, so that somebody must be waited
   * for who is to see it.
   */
  default boolean isHolding() {
    return false;
  }

  /** Whether every screen is gone when the next is drawn, and cannot be scrolled back to. */
  default boolean isGuarded() {
    return false;
  }

  /**
   * Whether it says in words what has changed, so that a page must not count on what lies in sight.
   */
  default boolean isSpoken() {
    return false;
  }

  /** Gives the terminal back as it was. */
  @Override
  void close();
}
