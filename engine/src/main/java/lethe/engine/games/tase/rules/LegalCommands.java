package lethe.engine.games.tase.rules;

import java.util.List;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Phase;

/**
 * The legal commands of the seat to move. A command is legal if and only if this class lists it.
 */
final class LegalCommands {
  private LegalCommands() {}

  static List<Command> of(State state) {
    return state.phase() == Phase.LAST
        ? PutCommands.putsOrKeep(state.playableMask())
        : PutCommands.puts(state.playableMask());
  }
}
