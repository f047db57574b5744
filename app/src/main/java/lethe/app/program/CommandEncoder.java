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
  /** The number of remembered commands at which all of them are forgotten. */
  private static final int MAX_REMEMBERED = 20_000;

  private final Map<Object, EncodedCommand> encodedCommands = new HashMap<>();

  /**
   * A command in the form in which it is sent.
   *
   * @param text the command in the notation of the game
   */
  record EncodedCommand(String text, JsonWriter.Encoded json) {}

  /** Converts a command. Equal commands must be given with the same notation. */
  <C> EncodedCommand encode(C command, Notation<C> notation) {
    EncodedCommand existing = encodedCommands.get(command);
    if (existing != null) {
      return existing;
    }
    if (encodedCommands.size() == MAX_REMEMBERED) {
      encodedCommands.clear();
    }
    EncodedCommand encoded =
        new EncodedCommand(notation.format(command), JsonWriter.encode(command));
    encodedCommands.put(command, encoded);
    return encoded;
  }
}
