package lethe.app.program;

import java.util.HashMap;
import java.util.Map;
import lethe.app.json.JsonWriter;
import lethe.engine.core.Notation;

/**
 * Converts commands for messages and remembers the results, because programs can choose among the
 * same commands again and again. Not thread-safe.
 */
public final class CommandEncoder {
  /** The maximum number of remembered commands. */
  private static final int MAX_REMEMBERED = 20_000;

  private final Map<Object, EncodedCommand> remembered = new HashMap<>();

  /**
   * A command as it is sent.
   *
   * @param text the command as a person would type it
   */
  record EncodedCommand(String text, JsonWriter.Encoded json) {}

  /** Returns a command as it is sent. All commands of a game must be given with one notation. */
  <C> EncodedCommand encode(C command, Notation<C> notation) {
    EncodedCommand known = remembered.get(command);
    if (known != null) {
      return known;
    }
    if (remembered.size() == MAX_REMEMBERED) {
      remembered.clear();
    }
    EncodedCommand encoded =
        new EncodedCommand(notation.format(command), JsonWriter.encode(command));
    remembered.put(command, encoded);
    return encoded;
  }
}
