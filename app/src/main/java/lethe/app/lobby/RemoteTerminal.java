package lethe.app.lobby;

import java.util.List;
import java.util.OptionalInt;
import lethe.app.page.Console;

/** The other end of a connection: a terminal, or a pipe. */
public interface RemoteTerminal {
  /** What somebody typed with the command that brought them here; empty if nothing. */
  String line();

  boolean hasTerminal();

  /** Whether whole screens can be drawn there. */
  boolean hasScreen();

  /**
   * Where the session has ended because its input had, and other people were waited for: how many
   * lines were typed and are not executed.
   */
  OptionalInt unread();

  /** Whether a key was pressed since this was last asked. */
  boolean wasTouched();

  /**
   * Takes all of it: the whole terminal, or lines where there is no such thing.
   *
   * @param longest how many characters a line out of a pipe may have
   */
  Console open(int longest);

  /** Sends lines; at a terminal they are broken where it ends. */
  void print(List<String> lines);

  /** Hangs up with an exit code. */
  void exit(int code);

  /** What was typed last counts no longer. */
  void hangUp();
}
