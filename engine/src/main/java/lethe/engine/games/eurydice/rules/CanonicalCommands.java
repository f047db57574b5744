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
   * Returns the listed form of a command: spaces may be named by words of their names, symbols
   * without their numbers, and an empty choice may be expressed as {@code done}.
   */
  static Command of(State s, Command command) {
    return switch (command) {
      case Up(String to) when s.phase == Phase.MOVE -> step(s, to.toLowerCase(Locale.ROOT));
      case Resolve(var kind, int value) when value == 0 && s.phase == Phase.SPACE ->
          s.pending.stream()
              .filter(symbol -> symbol.kind() == kind)
              .findFirst()
              .<Command>map(symbol -> new Resolve(kind, symbol.value()))
              .orElse(command);
      case Done() when s.picks.isEmpty() && LegalCommands.of(s).contains(SKIP) -> SKIP;
      default -> command;
    };
  }

  private static Command step(State s, String to) {
    List<Space> fits =
        s.board.after(s.space).stream().filter(space -> SpaceNames.fits(space, to)).toList();
    return fits.size() == 1 ? new Up(fits.getFirst().lane().word()) : new Up(to);
  }
}
