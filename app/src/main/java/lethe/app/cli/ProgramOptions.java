package lethe.app.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import lethe.app.play.Table;
import lethe.app.program.ProgramCommand;
import lethe.app.program.ProgramPlayer;
import lethe.app.program.ProgramPool;
import lethe.app.program.ProgramSeats;
import lethe.app.save.SaveFolder;
import lethe.app.text.ProgramVersion;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;

/** The command-line options for programs that play seats. */
final class ProgramOptions {
  private static final String EXEC_PREFIX = "exec:";

  /** The maximum time for a move, in seconds. */
  private static final int MAX_MOVE_SECONDS = 86_400;

  private static final String RANDOM_ACTION = "random";

  private final CommandSyntax syntax;
  private final Supplier<Integer> moveTime;
  private final Supplier<Optional<String>> onFailure;

  ProgramOptions(CommandSyntax syntax) {
    this.syntax = syntax;
    moveTime =
        syntax.option(
            "--move-time",
            "SECONDS",
            Integer.class,
            "10",
            "The maximum time that a program may take for a move (default: ${DEFAULT-VALUE}).");
    onFailure =
        syntax.option(
            "--on-failure",
            "ACTION",
            () -> List.of("resign", RANDOM_ACTION).iterator(),
            "What happens when a program resigns or fails: resign concedes the match, and random plays on"
                + " with random moves (default: resign).");
  }

  /** Returns whether a player, as given on the command line, is a program. */
  static boolean isProgram(String player) {
    return player.startsWith(EXEC_PREFIX);
  }

  /** Reports a usage error if the settings are invalid, even if no program plays. */
  void requireValid() {
    if (moveTime.get() < 1 || moveTime.get() > MAX_MOVE_SECONDS) {
      throw syntax.usageError("program.move-time", MAX_MOVE_SECONDS);
    }
    String action = action();
    if (!action.equals(RANDOM_ACTION) && !action.equals("resign")) {
      throw syntax.usageError("program.on-failure", action);
    }
  }

  /** Returns the settings; reports a usage error if they are invalid. */
  ProgramPlayer.Settings settings() {
    requireValid();
    String action = action();
    return new ProgramPlayer.Settings(
        ProgramVersion.NUMBER, Duration.ofSeconds(moveTime.get()), action.equals(RANDOM_ACTION));
  }

  private String action() {
    return onFailure.get().orElse("resign");
  }

  /**
   * Creates the pool for the program of a seat; reports a usage error if its command line is
   * malformed.
   *
   * @param player the player in the form {@code exec:COMMAND}
   */
  ProgramPool pool(Seat seat, String player) {
    String command = player.substring(EXEC_PREFIX.length());
    return pool(
        seat.name(),
        ProgramCommand.parse(command)
            .orElseThrow(() -> syntax.usageError("program.command", command)));
  }

  /**
   * Creates the pool for a program.
   *
   * @param logName the beginning of the file name of each log
   */
  static ProgramPool pool(String logName, List<String> command) {
    Path logFolder = SaveFolder.of(System.getenv()).path().resolveSibling("programs");
    return new ProgramPool(command, logFolder, logName);
  }

  /**
   * Starts programs for the seats of a table; reports a usage error if the settings or a command
   * line are invalid.
   */
  ProgramSeats start(Table<?, ?, ?> table, Map<Seat, String> players) {
    Map<Seat, ProgramPool> pools = new LinkedHashMap<>();
    players.forEach((seat, player) -> pools.put(seat, pool(seat, player)));
    Match<?, ?, ?> match = table.match();
    return new ProgramSeats(
        pools, settings(), table.title().id(), match.header().options().values(), match.seats());
  }
}
