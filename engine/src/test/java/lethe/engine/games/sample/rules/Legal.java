package lethe.engine.games.sample.rules;

import java.util.List;
import lethe.engine.games.sample.Command;

/** What may be asked for; the one source of legality. */
final class Legal {
  private Legal() {}

  static List<Command> of(State state) {
    return state.hand().stream().<Command>map(Command.Play::new).toList();
  }
}
