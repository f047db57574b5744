package lethe.app.terminal;

import java.io.OutputStream;
import lethe.app.frame.Size;

/** A terminal, local or remote, that delivers every key as it is pressed. */
public interface Tty extends AutoCloseable {
  /** Returns the current size of the window. */
  Size size();

  /** Returns the stream to which output is written. */
  OutputStream output();

  /**
   * Returns the input. In addition to characters, it contains changes of the window size and
   * requests to suspend or redraw the program.
   */
  InputQueue input();

  /** Returns whether the input comes through a network, which may delay parts of it. */
  default boolean isRemote() {
    return false;
  }

  /** Suspends the program until it is continued, if there is a shell. */
  default void suspend() {}

  /** Returns whether there is a shell that could continue the program. */
  default boolean hasShell() {
    return false;
  }

  /** Sets an action to run first when the program is terminated. */
  default void onKill(Runnable action) {}

  /** Restores the terminal. */
  @Override
  void close();
}
