package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import lethe.app.analysis.MatchAnalysis;
import lethe.app.json.JsonWriter;
import lethe.app.local.ExitCodes;
import lethe.app.local.ProgramOutput;
import lethe.app.play.Fork;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.save.NoteFile;
import lethe.app.savedgame.AccessPolicy;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.text.Escapes;
import lethe.engine.core.InputError;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import picocli.CommandLine.ParameterException;

final class AnalyzeCommand implements CliCommand {
  /** The value of {@code --seat} for all seats, one after another. */
  private static final String ALL_SEATS = "all";

  private final CommandSyntax syntax =
      new CommandSyntax(
          "Analyzes a finished match: finds the best moves, given what the player could know, and the"
              + " cost of the moves that were chosen.");

  private final Supplier<List<Path>> files =
      syntax.matchFileArguments("A finished saved game, or a script. Every file is analyzed.");

  private final Supplier<Optional<String>> seat =
      syntax.option(
          "--seat",
          "SEAT",
          String.class,
          "The seat whose moves are analyzed, or all for each seat in turn (default: the first seat"
              + " with a human player, or the first seat if there is none).");

  private final Supplier<Optional<String>> moves =
      syntax.option(
          "--moves",
          "N..M",
          String.class,
          "Analyzes only the moves that lead to these moments, as numbered in a replay. N means one"
              + " moment, and N.. all from N on.");

  private final BooleanSupplier json =
      syntax.flag("--json", "Prints one JSON object per line, with a text that describes it.");

  private final BooleanSupplier printNotes =
      syntax.flag("--notes", "Also prints your notes, at the end.");

  private final BooleanSupplier ascii = AppearanceOptions.addAsciiOption(syntax);

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() throws IOException {
    ProgramOutput output = ProgramOutput.of(ascii.getAsBoolean());
    if (files.get().size() == 1) {
      return analyze(files.get().getFirst(), output);
    }
    int exitCode = ExitCodes.OK;
    for (Path file : files.get()) {
      exitCode = Math.max(exitCode, analyzeOneOfSeveral(file, output));
    }
    return exitCode;
  }

  /**
   * Prints the name of one of several files, analyzes its match, and returns the exit code. A usage
   * error is printed, so that the other files are still analyzed.
   */
  private int analyzeOneOfSeveral(Path file, ProgramOutput output) throws IOException {
    String name = Escapes.forSingleLine(file.toString());
    output
        .out()
        .println(json.getAsBoolean() ? JsonWriter.object("file", Map.of("name", name)) : name);
    output.out().flush();
    try {
      return analyze(file, output);
    } catch (ParameterException e) {
      output.err().println(name + ": " + e.getMessage());
      return ExitCodes.USAGE_ERROR;
    }
  }

  private int analyze(Path file, ProgramOutput output) throws IOException {
    return switch (LoadedMatch.load(file)) {
      case Valid<LoadedMatch>(LoadedMatch loadedMatch) -> {
        Optional<String> denialReason = AccessPolicy.denialReason(loadedMatch);
        if (denialReason.isPresent()) {
          throw syntax.usageError("message", denialReason.get());
        }
        yield analyzeWithNotes(file, loadedMatch.playBots().table(), output);
      }
      case Invalid<LoadedMatch>(List<InputError> errors) -> output.printErrors(file, errors);
    };
  }

  /** Analyzes the match and, if requested, prints the user's notes. Returns the exit code. */
  private int analyzeWithNotes(Path file, Table<?, ?, ?> table, ProgramOutput output) {
    int exitCode = analyze(file, table, output);
    if (printNotes.getAsBoolean()) {
      NoteFile noteFile = new NoteFile(file);
      switch (noteFile.read()) {
        case Valid<SortedMap<Integer, String>>(SortedMap<Integer, String> notesByEntry) ->
            notesByEntry.forEach((entry, note) -> output.out().println(formatNote(entry, note)));
        case Invalid<SortedMap<Integer, String>>(List<InputError> errors) ->
            output
                .err()
                .println(ErrorMessages.fileIgnored(noteFile.path().toString(), errors.getFirst()));
      }
      output.out().flush();
    }
    return exitCode;
  }

  /** A note, in JSON output. */
  private record Note(int entry, String line) {}

  private String formatNote(int entry, String note) {
    String text = LetheCli.MESSAGES.format("analysis.note", entry, note);
    return json.getAsBoolean()
        ? JsonWriter.objectWithText("note", new Note(entry, note), text)
        : text;
  }

  private <C, O, V> int analyze(Path file, Table<C, O, V> table, ProgramOutput output) {
    if (!table.match().turn().isOver()) {
      throw syntax.usageError("analysis.running", file);
    }
    Range range = moves.get().map(this::parseRange).orElse(new Range(1, Integer.MAX_VALUE));
    if (range.from() > table.match().position()) {
      throw syntax.usageError("analysis.no-move", range.from(), table.match().position());
    }
    List<MatchAnalysis<C, O, V>> analyses =
        analyzedSeats(table.match()).stream()
            .map(
                analyzedSeat ->
                    MatchAnalysis.of(table.title(), table.game(), table.match(), analyzedSeat))
            .toList();
    for (MatchAnalysis<C, O, V> analysis : analyses) {
      if (analysis.decisions().isEmpty()) {
        throw syntax.usageError("analysis.no-moves", analysis.seat());
      }
    }
    for (int i = 0; i < analyses.size(); i++) {
      if (i > 0 && !json.getAsBoolean()) {
        output.out().println();
      }
      AnalysisPrinter<C, O, V> printer =
          new AnalysisPrinter<>(analyses.get(i), file, json.getAsBoolean(), output);
      Thread stopHook = new Thread(printer::stop);
      Runtime.getRuntime().addShutdownHook(stopHook);
      printer.print(range.from(), range.to());
    }
    return ExitCodes.OK;
  }

  /** A range of moments; both ends are inclusive. */
  private record Range(int from, int to) {}

  private Range parseRange(String text) {
    if (!text.matches("\\d{1,6}(\\.\\.(\\d{1,6})?)?")) {
      throw syntax.usageError("analysis.moves", text);
    }
    String[] ends = text.split("\\.\\.", -1);
    int from = Integer.parseInt(ends[0]);
    int to =
        ends.length == 1 ? from : ends[1].isEmpty() ? Integer.MAX_VALUE : Integer.parseInt(ends[1]);
    if (from > to) {
      throw syntax.usageError("analysis.moves", text);
    }
    return new Range(from, to);
  }

  /**
   * Returns the requested seats; reports a usage error if there is no such seat. By default,
   * returns the first seat that had a human player at the start, or the first seat if there was
   * none.
   */
  private List<Seat> analyzedSeats(Match<?, ?, ?> match) {
    List<Seat> seats = match.seats();
    if (seat.get().isEmpty()) {
      return List.of(Fork.reshuffleSeat(match));
    }
    String seatName = seat.get().get();
    if (seatName.equalsIgnoreCase(ALL_SEATS)) {
      return seats;
    }
    return seats.stream()
        .filter(candidate -> candidate.name().equalsIgnoreCase(seatName))
        .findFirst()
        .map(List::of)
        .orElseThrow(
            () ->
                syntax.usageError(
                    "unknown-seat",
                    seatName,
                    String.join(", ", seats.stream().map(Seat::name).toList())));
  }
}
