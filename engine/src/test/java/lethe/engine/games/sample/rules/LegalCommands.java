package lethe.engine.games.sample.rules;

import java.util.List;
import lethe.engine.games.sample.Command;

/** The legal commands. A command is legal exactly if this class lists it. */
final class LegalCommands {
  private LegalCommands() {}

  static List<Command> of(State state) {
    return state.hand().stream().<Command>map(Command.Play::new).toList();
  }
}
