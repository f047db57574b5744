package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import lethe.app.local.ExitCodes;
import lethe.app.local.ProgramOutput;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.program.ProgramSeats;
import lethe.app.savedgame.AccessPolicy;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.titles.MatchStatus;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.InputError;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import lethe.engine.core.Viewer;

final class RunCommand implements CliCommand {
  private final CommandSyntax syntax =
      new CommandSyntax("Plays a script or a saved game, and prints what one viewer is told.");

  private final Supplier<List<Path>> files =
      syntax.matchFileArguments(
          "A script or a saved game; - reads standard input. --check accepts several.");

  private final Supplier<Optional<String>> viewerName =
      syntax.option(
          "--as",
          "VIEWER",
          String.class,
          "The view: a seat, spectator or referee (default: the only seat, or spectator).");

  private final BooleanSupplier checkOnly =
      syntax.flag("--check", "Only checks whether the file is valid.");

  private final Supplier<Map<String, String>> programsBySeatName =
      syntax.mapOption(
          "--seat",
          "NAME=exec:COMMAND",
          "Lets a program play this seat of a script. Can be given once per seat.");

  private final ProgramOptions programOptions = new ProgramOptions(syntax);

  private final BooleanSupplier finishWithBots =
      syntax.flag("--finish", "Lets bots finish the match if the script stops before its end.");

  private final BooleanSupplier json =
      syntax.flag("--json", "Prints one JSON object per line, with a text that describes it.");

  private final BooleanSupplier noStory = syntax.flag("--no-story", "Omits the story.");

  private final BooleanSupplier ascii = AppearanceOptions.addAsciiOption(syntax);

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() throws IOException {
    ProgramOutput output = ProgramOutput.of(ascii.getAsBoolean());
    if (files.get().size() > 1 && !checkOnly.getAsBoolean()) {
      throw syntax.usageError("run.several");
    }
    programOptions.requireValid();
    int exitCode = ExitCodes.OK;
    for (Path file : files.get()) {
      exitCode = Math.max(exitCode, run(file, output));
    }
    return exitCode;
  }

  private int run(Path file, ProgramOutput output) throws IOException {
    List<ProgramSeats> programs = new ArrayList<>();
    try {
      Validated<LoadedMatch> result =
          LoadedMatch.loadPrefix(file, table -> startPrograms(table).ifPresent(programs::add));
      return switch (result) {
        case Valid<LoadedMatch>(LoadedMatch loadedMatch) ->
            run(file, loadedMatch, loadedMatch.table(), output);
        case Invalid<LoadedMatch>(List<InputError> errors) -> output.printErrors(file, errors);
      };
    } finally {
      programs.forEach(
          runningPrograms -> {
            runningPrograms.failureReports().forEach(output.err()::println);
            runningPrograms.close();
          });
    }
  }

  /** Starts the programs that play seats of a script, if there are any. */
  private Optional<ProgramSeats> startPrograms(Table<?, ?, ?> table) {
    if (programsBySeatName.get().isEmpty()) {
      return Optional.empty();
    }
    Map<Seat, String> players = new LinkedHashMap<>();
    programsBySeatName
        .get()
        .forEach(
            (name, player) -> {
              List<Seat> seats = table.match().seats();
              Seat seat =
                  seats.stream()
                      .filter(candidate -> candidate.name().equals(name))
                      .findFirst()
                      .orElseThrow(
                          () ->
                              syntax.usageError(
                                  "unknown-seat", name, MatchStatus.seatNames(seats)));
              if (!ProgramOptions.isProgram(player)) {
                throw syntax.usageError("program.expected", player);
              }
              players.put(seat, player);
            });
    ProgramSeats runningPrograms = programOptions.start(table, players);
    runningPrograms
        .players()
        .forEach((seat, player) -> table.addControl(new ControlEntry.SeatReassigned(seat, player)));
    table.attachPrograms(runningPrograms);
    return Optional.of(runningPrograms);
  }

  private <C, O, V> int run(
      Path file, LoadedMatch loadedMatch, Table<C, O, V> table, ProgramOutput output) {
    if (loadedMatch.isSavedGame() && !programsBySeatName.get().isEmpty()) {
      throw syntax.usageError("program.saved");
    }
    if (loadedMatch.lastLineIgnored()) {
      output.err().println(ErrorMessages.incompleteLastLine(file));
    }
    loadedMatch.playBots();
    Optional<String> denialReason = AccessPolicy.denialReason(loadedMatch);
    if (finishWithBots.getAsBoolean() && denialReason.isPresent()) {
      throw syntax.usageError("message", denialReason.get());
    }
    if (finishWithBots.getAsBoolean() && loadedMatch.error().isEmpty()) {
      finishWithBots(table);
    }
    if (!checkOnly.getAsBoolean()) {
      Viewer viewer = viewer(table, denialReason);
      if (json.getAsBoolean()) {
        new JsonTranscript<>(table, viewer, denialReason.isPresent()).print(output.out());
      } else {
        new Transcript<>(
                table,
                viewer,
                denialReason.map(_ -> loadedMatch.isFromStandardInput() ? Path.of("FILE") : file),
                !noStory.getAsBoolean())
            .print(output);
      }
    }
    if (loadedMatch.error().isPresent()) {
      return output.printErrors(file, List.of(loadedMatch.error().get()));
    }
    if (checkOnly.getAsBoolean()) {
      output
          .out()
          .println(
              LetheCli.MESSAGES.format(
                  "valid",
                  file,
                  table.match().position(),
                  MatchStatus.of(table.match()).summary(table.title())));
    }
    output.out().flush();
    if (loadedMatch.script().seed().isEmpty() && !loadedMatch.isSavedGame()) {
      output
          .err()
          .println(LetheCli.MESSAGES.format("run.no-seed", file, table.match().header().seed()));
    }
    return ExitCodes.OK;
  }

  private static void finishWithBots(Table<?, ?, ?> table) {
    String defaultLevel = table.title().levelByName("").orElseThrow().name();
    for (Seat seat : table.match().humanSeats()) {
      table.addControl(new ControlEntry.SeatReassigned(seat, new Player.Machine(defaultLevel)));
    }
    table.playBots();
  }

  private <C, O, V> Viewer viewer(Table<C, O, V> table, Optional<String> denialReason) {
    List<Seat> seats = table.match().seats();
    String name =
        viewerName.get().orElse(seats.size() == 1 ? seats.getFirst().name() : "spectator");
    if (name.equals("spectator")) {
      return Spectator.SPECTATOR;
    }
    if (name.equals("referee")) {
      if (denialReason.isPresent()) {
        throw syntax.usageError("message", denialReason.get());
      }
      return referee(table.match());
    }
    Seat ownSeat =
        seats.stream()
            .filter(seat -> seat.name().equals(name))
            .findFirst()
            .orElseThrow(
                () ->
                    syntax.usageError(
                        "unknown-viewer",
                        name,
                        String.join(", ", seats.stream().map(Seat::name).toList())));
    // The user must not see the hand of a bot that they play against.
    if (denialReason.isPresent() && !table.match().isHuman(ownSeat)) {
      throw syntax.usageError("message", denialReason.get());
    }
    return ownSeat;
  }

  /**
   * Returns the referee as a viewer of a match. If the match of a script is still running, a copy
   * of it is conceded to obtain its referee, because the author of a script may see the hidden
   * cards.
   */
  private static <C, O, V> Viewer referee(Match<C, O, V> match) {
    if (match.referee().isPresent()) {
      return match.referee().get();
    }
    Applied<C, O, V> conceded =
        (Applied<C, O, V>) match.addControl(new ControlEntry.Conceded(match.seats().getFirst()));
    return conceded.next().referee().orElseThrow();
  }
}
