package lethe.app.terminal;

import java.io.OutputStream;
import lethe.app.frame.Size;

/** A terminal, local or remote, that delivers every key as it is pressed. */
public interface Tty extends AutoCloseable {
  /** Returns the current size of the window. */
  Size size();

  /** Returns the stream to which output is written. */
  OutputStream output();

  /** Sets the listener, which is called from any thread. */
  void listen(Listener listener);

  /** Suspends the program until it is continued, if there is a shell. */
  default void suspend() {}

  /** Returns whether there is a shell that could continue the program. */
  default boolean hasShell() {
    return false;
  }

  /** Sets an action to run first when the program is terminated. */
  default void onKill(Runnable leave) {}

  /** Restores the terminal. */
  @Override
  void close();

  /** Receives the events of a terminal. */
  interface Listener {
    /** Bytes were received. */
    void onBytes(byte[] bytes);

    /** Returns whether reading should pause because too much input is pending. */
    default boolean isBackedUp() {
      return false;
    }

    /** The window was resized. */
    void onResize();

    /**
     * The program should be suspended: the listener restores the screen and then calls {@link
     * #suspend}.
     */
    void onSuspend();

    /** The program was continued; the contents of the screen have been lost. */
    void onResume();

    /** The input has ended. */
    void onEnd();
  }
}
