package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import lethe.app.analysis.MatchAnalysis;
import lethe.app.local.ExitCodes;
import lethe.app.local.ProgramOutput;
import lethe.app.play.Fork;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.save.NoteFile;
import lethe.app.savedgame.AccessPolicy;
import lethe.app.savedgame.ErrorMessages;
import lethe.engine.core.InputError;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

final class AnalyzeCommand implements CliCommand {
  private final CommandSyntax syntax =
      new CommandSyntax(
          "Analyzes a finished match: the best moves as far as a seat could know, and what its moves"
              + " cost.");

  private final Supplier<Path> file =
      syntax.word("FILE", Path.class, "A saved game that is over, or a script.");

  private final Supplier<Optional<String>> seat =
      syntax.option(
          "--seat",
          "SEAT",
          String.class,
          "The seat whose moves are analyzed (default: the first one held by a person).");

  private final Supplier<Optional<String>> moves =
      syntax.option(
          "--moves",
          "N..M",
          String.class,
          "Only these moves of the seat, counted from 1; N.. for all from N on.");

  private final BooleanSupplier json =
      syntax.flag(
          "--json", "Prints one JSON object per line; 'is' is its kind and 'text' describes it.");

  private final BooleanSupplier notes =
      syntax.flag("--notes", "Says at the end what you noted while replaying, too.");

  private final BooleanSupplier ascii = AppearanceOptions.ascii(syntax);

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() throws IOException {
    ProgramOutput output = ProgramOutput.of(ascii.getAsBoolean());
    return switch (LoadedMatch.load(file.get())) {
      case Valid<LoadedMatch>(LoadedMatch saved) -> {
        Optional<String> denialReason = AccessPolicy.denialReason(saved);
        if (denialReason.isPresent()) {
          throw syntax.usageError("plain", denialReason.get());
        }
        yield analyzeWithNotes(saved.playBots().table(), output);
      }
      case Invalid<LoadedMatch>(List<InputError> errors) -> {
        ErrorMessages.format(file.get().toString(), errors).forEach(output.err()::println);
        yield ExitCodes.INVALID_INPUT;
      }
    };
  }

  /** Analyzes the match and, if requested, prints the notes on it. */
  private int analyzeWithNotes(Table<?, ?, ?> table, ProgramOutput output) {
    int exit = analyze(table, output);
    if (notes.getAsBoolean()) {
      NoteFile beside = NoteFile.of(file.get());
      switch (beside.read()) {
        case Valid<SortedMap<Integer, String>>(SortedMap<Integer, String> lines) ->
            lines.forEach((entry, line) -> output.out().println(note(entry, line)));
        case Invalid<SortedMap<Integer, String>>(List<InputError> errors) ->
            output
                .err()
                .println(ErrorMessages.ignored(beside.path().toString(), errors.getFirst()));
      }
      output.out().flush();
    }
    return exit;
  }

  /** A note as JSON output. */
  private record Note(int entry, String line) {}

  private String note(int entry, String line) {
    String text = LetheCli.MESSAGES.format("study.note", entry, line);
    return json.getAsBoolean()
        ? JsonWriter.line("note", new Note(entry, line), "text", text)
        : text;
  }

  private <C, O, V> int analyze(Table<C, O, V> table, ProgramOutput output) {
    if (!table.match().turn().isOver()) {
      throw syntax.usageError("study.running", file.get());
    }
    MatchAnalysis<C, O, V> analysis =
        MatchAnalysis.of(table.title(), table.game(), table.match(), analyzedSeat(table.match()));
    if (analysis.decisions().isEmpty()) {
      throw syntax.usageError("study.no-moves", analysis.seat());
    }
    Range range = moves.get().map(this::range).orElse(new Range(1, Integer.MAX_VALUE));
    if (range.from() > analysis.decisions().size()) {
      throw syntax.usageError(
          "study.no-move", range.from(), analysis.seat(), analysis.decisions().size());
    }
    AnalysisPrinter<C, O, V> printer =
        new AnalysisPrinter<>(analysis, file.get(), json.getAsBoolean(), output);
    Thread stopping = new Thread(printer::stop);
    Runtime.getRuntime().addShutdownHook(stopping);
    printer.print(range.from(), range.to());
    return ExitCodes.OK;
  }

  private record Range(int from, int to) {}

  private Range range(String words) {
    if (!words.matches("\\d{1,6}(\\.\\.(\\d{1,6})?)?")) {
      throw syntax.usageError("study.moves", words);
    }
    String[] ends = words.split("\\.\\.", -1);
    int from = Integer.parseInt(ends[0]);
    int to =
        ends.length == 1 ? from : ends[1].isEmpty() ? Integer.MAX_VALUE : Integer.parseInt(ends[1]);
    if (from > to) {
      throw syntax.usageError("study.moves", words);
    }
    return new Range(from, to);
  }

  /**
   * Returns the requested seat. By default, returns the first seat of a human player, or else the
   * first seat.
   */
  private Seat analyzedSeat(Match<?, ?, ?> match) {
    List<Seat> seats = match.seats();
    if (seat.get().isEmpty()) {
      return Fork.reshuffleSeat(match);
    }
    String named = seat.get().get();
    return seats.stream()
        .filter(one -> one.name().equalsIgnoreCase(named))
        .findFirst()
        .orElseThrow(
            () ->
                syntax.usageError(
                    "unknown-seat",
                    named,
                    String.join(", ", seats.stream().map(Seat::name).toList())));
  }
}
