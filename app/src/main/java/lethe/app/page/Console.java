package lethe.app.page;

import lethe.app.frame.Size;

/** A device that shows pages to a user and reads input. */
public interface Console extends AutoCloseable {
  /** Returns the current size. */
  Size size();

  /** Shows a screen and waits for the next event, such as a line, a resize, or the end of input. */
  PageEvent read(Screen screen);

  /**
   * Reports, from any thread, that the table has changed, so that a pending {@link #read} returns.
   * Consoles that only process lines in order may ignore it.
   */
  default void wake() {}

  /**
   * Like {@link #wake}, for a user whose attention may be elsewhere: also rings the bell or sends a
   * desktop notification if the console supports it.
   *
   * @param reason the text for the desktop notification
   */
  default void alertUser(String reason) {
    wake();
  }

  /** Sets the method of notifying a user whose window is in the background. */
  default void setAlert(DesktopAlert alert) {}

  /**
   * Sets the table that is waiting for the user, for desktop notifications.
   *
   * @param place the name to show on the desktop; empty if no table is waiting
   */
  default void setWaitingPlace(String place) {}

  /** Sets whether lines are added to the history, and clears the history. */
  default void setHistoryEnabled(boolean enabled) {}

  /** Copies text to the clipboard (OSC 52); terminals without support ignore it. */
  default void copyToClipboard(String text) {}

  /** Returns whether lines are taken one at a time, each when input is requested. */
  default boolean isPaced() {
    return false;
  }

  /** Returns whether animations are shown. */
  default boolean isAnimated() {
    return false;
  }

  /**
   * Returns whether a screen disappears when the next one is shown, so that the program must wait
   * until the user has seen it.
   */
  default boolean replacesScreens() {
    return false;
  }

  /**
   * Returns whether a screen is erased when the next one is drawn and cannot be scrolled back to.
   */
  default boolean erasesScreens() {
    return false;
  }

  /**
   * Returns whether the console announces changes as text, so that pages must not rely on earlier
   * output being visible.
   */
  default boolean isSpoken() {
    return false;
  }

  /** Restores the terminal. */
  @Override
  void close();
}
