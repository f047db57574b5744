package lethe.app.terminal;

import java.io.OutputStream;
import lethe.app.frame.Size;

/** Somebody's terminal, however far away: it hands over every key as it is pressed. */
public interface Tty extends AutoCloseable {
  /** How large its window is now. */
  Size size();

  /** What is written there is drawn. */
  OutputStream output();

  /** From now on, tells the listener what happens; from any thread. */
  void listen(Listener listener);

  /** Stands aside until called back, where there is a shell to call. */
  default void suspend() {}

  /** Whether there is a shell to call back. */
  default boolean hasShell() {
    return false;
  }

  /** What is to be done first when the program is told to end. */
  default void onKill(Runnable leave) {}

  /** Gives the terminal back as it was. */
  @Override
  void close();

  /** Who wants to know what happens at a terminal. */
  interface Listener {
    /** These came from the keyboard. */
    void typed(byte[] bytes);

    /** Whether so much waits to be seen to that nothing more is to come for a while. */
    default boolean isBehind() {
      return false;
    }

    /** The window has another size. */
    void resized();

    /**
     * The program is to stand aside for a while: the screen is to be put away, and then {@link
     * #suspend} called.
     */
    void aside();

    /** Whatever was on the screen is gone: the program was called back. */
    void returned();

    /** Nothing will come any more. */
    void ended();
  }
}
