package lethe.engine.games.tase.rules;

import java.util.List;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Phase;

/** The only source of legality. */
final class LegalCommands {
  private LegalCommands() {}

  static List<Command> of(State state) {
    return state.phase() == Phase.LAST
        ? PutCommands.putsOrKeep(state.choice())
        : PutCommands.puts(state.choice());
  }
}
