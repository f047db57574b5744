package lethe.engine.games.sample.rules;

import java.util.List;
import lethe.engine.games.sample.Command;

/** Lists the legal commands; the only definition of legality. */
final class LegalCommands {
  private LegalCommands() {}

  static List<Command> of(State state) {
    return state.hand().stream().<Command>map(Command.Play::new).toList();
  }
}
