package lethe.app.page;

import lethe.app.frame.Size;

/**
 * A device that shows screens to a user and reads input. Only {@link #wake} and {@link #alertUser}
 * can be called from any thread.
 */
public interface Console extends AutoCloseable {
  /** Returns the current size of the window. */
  Size size();

  /**
   * Shows a screen and blocks until the next event, such as a line, a resize, or the end of the
   * input.
   */
  PageEvent showAndAwaitEvent(Screen screen);

  /**
   * Makes a pending or the next {@link #showAndAwaitEvent} return, because the page may have
   * changed. Consoles that only process lines in order may ignore the call.
   */
  default void wake() {}

  /**
   * Wakes the console as {@link #wake} does, and attracts the user's attention with the bell or a
   * desktop notification, if the console supports this.
   *
   * @param reason the text for the desktop notification
   */
  default void alertUser(String reason) {
    wake();
  }

  /** Sets the method of notifying a user whose window is in the background. */
  default void setAlert(DesktopAlert alert) {}

  /**
   * Sets the table at which the user is, for desktop notifications that it is the user's turn.
   *
   * @param tableName the name of the table; empty if the user is at none
   */
  default void setCurrentTable(String tableName) {}

  /** Sets whether lines are added to the history, and clears the history. */
  default void setHistoryEnabled(boolean enabled) {}

  /** Copies text to the clipboard (OSC 52); terminals without support ignore it. */
  default void copyToClipboard(String text) {}

  /**
   * Returns whether a line that is not yet allowed is held back until the program expects input, so
   * that a file of moves can be played against slow opponents.
   */
  default boolean holdsLines() {
    return false;
  }

  /** Returns whether animations are shown. */
  default boolean isAnimated() {
    return false;
  }

  /**
   * Returns whether a screen disappears when the next screen is shown, so that the program must
   * wait until the user has read it.
   */
  default boolean replacesScreens() {
    return false;
  }

  /**
   * Returns whether a screen is erased when the next screen is drawn, so that the user cannot
   * scroll back to it.
   */
  default boolean erasesScreens() {
    return false;
  }

  /**
   * Returns whether the console outputs screens as text to be read aloud, so that pages must not
   * rely on earlier output being visible.
   */
  default boolean isSpoken() {
    return false;
  }

  /** Restores the terminal. */
  @Override
  void close();
}
