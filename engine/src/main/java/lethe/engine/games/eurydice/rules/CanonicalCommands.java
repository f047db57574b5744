package lethe.engine.games.eurydice.rules;

import java.util.List;
import java.util.Locale;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Command.Done;
import lethe.engine.games.eurydice.Command.Resolve;
import lethe.engine.games.eurydice.Command.Skip;
import lethe.engine.games.eurydice.Command.Up;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Space;

/** Converts commands to the form that {@link LegalCommands} lists. */
final class CanonicalCommands {
  private static final Command SKIP = new Skip();

  private CanonicalCommands() {}

  /**
   * Returns the listed form of a command. A typed command may name a space by a part of its name,
   * name a symbol without its number, and express an empty choice as {@code done}. Returns commands
   * without a listed form unchanged, except that the name of a space is converted to lower case.
   */
  static Command canonicalize(State state, Command command) {
    return switch (command) {
      case Up(String to) when state.phase == Phase.MOVE ->
          canonicalUp(state, to.toLowerCase(Locale.ROOT));
      case Resolve(var kind, int value) when value == 0 && state.phase == Phase.SPACE ->
          state.pendingSymbols.stream()
              .filter(symbol -> symbol.kind() == kind)
              .findFirst()
              .<Command>map(symbol -> new Resolve(kind, symbol.value()))
              .orElse(command);
      case Done() when state.picks.isEmpty() && LegalCommands.of(state).contains(SKIP) -> SKIP;
      default -> command;
    };
  }

  private static Command canonicalUp(State state, String to) {
    List<Space> matches =
        state.board.successors(state.space).stream()
            .filter(space -> SpaceNames.matches(space, to))
            .toList();
    return matches.size() == 1 ? new Up(matches.getFirst().lane().word()) : new Up(to);
  }
}
