package lethe.app.lobby;

import java.util.List;
import java.util.OptionalInt;
import lethe.app.page.Console;

/** The client's end of a connection: a terminal or a pipe. */
public interface RemoteTerminal {
  /** Returns the command given when connecting; empty if none. */
  String command();

  /** Returns the id of the connection in the log; empty if it has none. */
  default String connectionId() {
    return "";
  }

  boolean isInteractive();

  /** Returns whether the terminal supports full screens. */
  boolean hasFullScreen();

  /**
   * Returns the number of typed lines that were not executed, if the session ended because its
   * input was over and it would have had to wait for other players; otherwise empty.
   */
  OptionalInt unexecutedLineCount();

  /** Returns whether any input has arrived since the last call. */
  boolean pollActivity();

  /**
   * Opens the console: a full screen, or lines if the terminal does not support screens.
   *
   * @param maxLength the maximum length of a line from a pipe, in characters
   */
  Console openConsole(int maxLength);

  /** Prints lines; at a terminal they are wrapped at its width. */
  void print(List<String> lines);

  /** Closes the connection with an exit code. */
  void exit(int code);

  /** Ends the input and discards further output, because the connection is gone. */
  void hangUp();
}
