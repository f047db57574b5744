package lethe.app.cli;

import static lethe.app.cli.SimulationStatistics.format;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import lethe.app.cli.SimulationStatistics.Comparison;
import lethe.app.cli.SimulationStatistics.PlayerSummary;
import lethe.app.json.JsonWriter;
import lethe.app.local.ExitCodes;
import lethe.app.local.ProgramOutput;
import lethe.app.program.ProgramError;
import lethe.app.program.ProgramPlayer;
import lethe.app.program.ProgramPool;
import lethe.app.program.ProgramSeats;
import lethe.app.save.FileErrorCode;
import lethe.app.sim.Contestant;
import lethe.app.sim.Simulation;
import lethe.app.sim.Simulation.SeatError;
import lethe.app.sim.Simulation.SimulatedMatch;
import lethe.app.titles.BotLevel;
import lethe.app.titles.Title;
import lethe.engine.core.ConfidenceInterval;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.InputError;
import lethe.engine.core.Options;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

final class SimCommand implements CliCommand {
  private static final Path STANDARD_OUTPUT = Path.of("-");

  private static final int BAR_WIDTH = 40;

  private final CommandSyntax syntax =
      new CommandSyntax("Plays many matches between bots or programs and prints statistics.");

  private final Supplier<Title<?, ?, ?>> title =
      syntax.gameArgument("The game. ${ROOT-COMMAND-NAME} games lists the games.");

  private final MatchOptions matchOptions =
      new MatchOptions(syntax, "bot, bot:LEVEL or exec:COMMAND", "1");

  private final Supplier<Integer> matchCount =
      syntax.option(
          "--games",
          "N",
          Integer.class,
          "1000",
          "The number of matches (default: ${DEFAULT-VALUE}).");

  private final Supplier<Optional<Integer>> threads =
      syntax.option(
          "--threads",
          "N",
          Integer.class,
          "The number of matches played at the same time (default: the number of processors).");

  private final Supplier<Map<String, String>> comparisonOptions =
      syntax.mapOption(
          "--than",
          "KEY=VALUE",
          "Plays every match again with this option, and compares how often each seat wins."
              + " Can be given several times.");

  private final Supplier<Map<String, String>> comparisonSeats =
      syntax.mapOption(
          "--than-seat",
          "NAME=PLAYER",
          "Plays every match again with this player in a seat (bot, bot:LEVEL or exec:COMMAND), and"
              + " compares how often each seat wins. Can be given once per seat.");

  private final Supplier<Optional<Path>> csvFile =
      syntax.option(
          "--csv",
          "FILE",
          Path.class,
          "Writes one line per match to FILE; with -, the lines go to standard output and the"
              + " statistics to standard error.");

  private final BooleanSupplier swap =
      syntax.flag(
          "--swap",
          "Plays every seed again with the players in each other's seats, and states how often each"
              + " player wins.");

  private final Supplier<Optional<Path>> journalFolder =
      syntax.option(
          "--save-games",
          "FOLDER",
          Path.class,
          "Writes each match to a file in this folder; replay and analyze accept these files.");

  private final BooleanSupplier json = syntax.jsonFlag();

  /**
   * A match, as a line in JSON.
   *
   * @param isComparison whether the match was played with the changed options or players, or with
   *     swapped players
   */
  private record Match(
      boolean isComparison, long seed, int plies, Outcome outcome, List<SeatError> errors) {}

  /**
   * The results of a seat, as a line in JSON.
   *
   * @param wins the share of wins
   * @param winInterval its 95% confidence interval
   * @param points the average score
   */
  private record SeatSummary(
      boolean isComparison,
      Seat seat,
      Player player,
      double wins,
      ConfidenceInterval winInterval,
      double points) {}

  private final BooleanSupplier overwrite =
      syntax.flag(
          "--overwrite",
          "Replaces an existing FILE of --csv, and existing matches in the FOLDER of --save-games.");

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() throws IOException {
    if (matchCount.get() < 1 || threads() < 1) {
      throw syntax.usageError("positive");
    }
    matchOptions.programOptions().requireValid();
    return run(title.get(), ProgramOutput.of(false));
  }

  private int threads() {
    return threads.get().orElseGet(Runtime.getRuntime()::availableProcessors);
  }

  private <C, O, V> int run(Title<C, O, V> gameTitle, ProgramOutput output) throws IOException {
    namedCsvFile()
        .filter(out -> matchOptions.isTextFileOfOption(out, gameTitle, comparisonOptions.get()))
        .ifPresent(
            out -> {
              throw syntax.usageError("out.input", out);
            });
    List<ProgramPool> pools = new ArrayList<>();
    try {
      return run(gameTitle, pools, output);
    } finally {
      pools.forEach(ProgramPool::close);
    }
  }

  private <C, O, V> int run(Title<C, O, V> gameTitle, List<ProgramPool> pools, ProgramOutput output)
      throws IOException {
    Optional<Simulation<C, O, V>> baseline =
        simulation(gameTitle, Map.of(), Map.of(), pools, output);
    if (baseline.isEmpty()) {
      return ExitCodes.FAILURE;
    }
    boolean hasComparison = !comparisonOptions.get().isEmpty() || !comparisonSeats.get().isEmpty();
    if (hasComparison && swap.getAsBoolean()) {
      throw syntax.usageError("sim.swap");
    }
    if (!hasComparison) {
      return run(baseline.get(), Optional.empty(), output);
    }
    Optional<Simulation<C, O, V>> comparison =
        simulation(gameTitle, comparisonOptions.get(), comparisonSeats.get(), pools, output);
    return comparison.isEmpty() ? ExitCodes.FAILURE : run(baseline.get(), comparison, output);
  }

  /**
   * Returns a simulation with some of the given options and players replaced. Returns empty, after
   * printing the errors, if the text file of an option is invalid or a program has failed.
   *
   * @param pools receives the programs
   */
  private <C, O, V> Optional<Simulation<C, O, V>> simulation(
      Title<C, O, V> gameTitle,
      Map<String, String> overrides,
      Map<String, String> seats,
      List<ProgramPool> pools,
      ProgramOutput output) {
    List<SeatedPlayer> seatedPlayers = matchOptions.botTableSetup(gameTitle, seats).seatedPlayers();
    for (SeatedPlayer seatedPlayer : seatedPlayers) {
      if (seatedPlayer.player() instanceof Player.Human) {
        throw syntax.usageError("bots-only", seatedPlayer.seat());
      }
    }
    Validated<Options> options = matchOptions.options(gameTitle, overrides);
    Validated<Game<?, C, O, V>> game = options.flatMap(gameTitle::open);
    if (options instanceof Valid<Options>(Options validOptions)
        && game instanceof Valid<Game<?, C, O, V>>(Game<?, C, O, V> validGame)) {
      Map<Seat, String> programs = matchOptions.givenPrograms(gameTitle, seats);
      List<Contestant<C, O, V>> contestants = new ArrayList<>();
      List<SeatedPlayer> namedPlayers = new ArrayList<>();
      for (SeatedPlayer seatedPlayer : seatedPlayers) {
        Seat seat = seatedPlayer.seat();
        String program = programs.get(seat);
        if (program == null) {
          BotLevel<C, O, V> level = level(gameTitle, seatedPlayer);
          contestants.add(new Contestant.OfLevel<>(level));
          namedPlayers.add(new SeatedPlayer(seat, new Player.Machine(level.name())));
        } else {
          ProgramPool pool = matchOptions.programOptions().pool(seat, program);
          pools.add(pool);
          ProgramPlayer.Settings settings = matchOptions.programOptions().settings();
          ProgramSeats first =
              new ProgramSeats(
                  Map.of(seat, pool),
                  settings,
                  gameTitle.id(),
                  validOptions.values(),
                  seatedPlayers.stream().map(SeatedPlayer::seat).toList());
          if (!first.failureReports().isEmpty()) {
            first.failureReports().forEach(output.err()::println);
            return Optional.empty();
          }
          contestants.add(new Contestant.OfProgram<>(gameTitle, pool, settings));
          namedPlayers.add(new SeatedPlayer(seat, first.player(seat)));
          first.release(pool);
        }
      }
      Header header =
          new Header(gameTitle.id(), validOptions, matchOptions.seed(1), "", namedPlayers);
      return Optional.of(
          new Simulation<>(
              validGame,
              header,
              contestants,
              gameTitle.narration().statistic(),
              journalFolder.get().isPresent()));
    }
    if (game instanceof Invalid<Game<?, C, O, V>>(List<InputError> errors)) {
      matchOptions.printErrors(gameTitle, overrides, errors, output.err());
    }
    return Optional.empty();
  }

  private int run(
      Simulation<?, ?, ?> simulation,
      Optional<? extends Simulation<?, ?, ?>> comparison,
      ProgramOutput output)
      throws IOException {
    if (!applyToCsvFile(
        file -> OutputFile.expectedWriteError(file, overwrite.getAsBoolean()), output)) {
      return ExitCodes.FAILURE;
    }
    if (journalFolder.get().isPresent()) {
      requireNoJournals(Files.createDirectories(journalFolder.get().get()));
    }
    List<SimulatedMatch> results = simulation.run(matchCount.get(), threads(), progressBar(output));
    boolean csvOnOutput = csvFile.get().isPresent() && namedCsvFile().isEmpty();
    PrintStream statistics = csvOnOutput ? output.err() : output.out();
    List<SeatedPlayer> seatedPlayers = simulation.header().seatedPlayers();
    printResults(false, results, seatedPlayers, statistics);
    saveJournals(results, "");
    if (swap.getAsBoolean()) {
      List<List<SimulatedMatch>> allResults = new ArrayList<>(List.of(results));
      for (int offset = 1; offset < seatedPlayers.size(); offset++) {
        Simulation<?, ?, ?> swappedSimulation = simulation.withPlayersMoved(offset);
        allResults.add(swappedSimulation.run(matchCount.get(), threads(), progressBar(output)));
        printResults(
            true, allResults.getLast(), swappedSimulation.header().seatedPlayers(), statistics);
        saveJournals(allResults.getLast(), "-swapped-" + offset);
      }
      for (PlayerSummary player : SimulationStatistics.playerSummaries(allResults, seatedPlayers)) {
        statistics.println(json.getAsBoolean() ? JsonWriter.write(player) : player.line());
      }
    }
    if (comparison.isPresent()) {
      List<SimulatedMatch> comparisonResults =
          comparison.get().run(matchCount.get(), threads(), progressBar(output));
      List<Comparison> changes =
          SimulationStatistics.compare(results, comparisonResults, seatedPlayers);
      saveJournals(comparisonResults, "-than");
      if (json.getAsBoolean()) {
        printJson(true, comparisonResults, comparison.get().header().seatedPlayers(), statistics);
        changes.forEach(change -> statistics.println(JsonWriter.write(change)));
      } else {
        changes.forEach(change -> statistics.println(change.line()));
      }
    }
    if (csvOnOutput) {
      output.out().print(toCsv(results));
    }
    output.out().flush();
    return applyToCsvFile(
            file -> OutputFile.write(file, toCsv(results), overwrite.getAsBoolean()), output)
        ? ExitCodes.OK
        : ExitCodes.FAILURE;
  }

  private void printResults(
      boolean isComparison,
      List<SimulatedMatch> results,
      List<SeatedPlayer> seatedPlayers,
      PrintStream out) {
    if (json.getAsBoolean()) {
      printJson(isComparison, results, seatedPlayers, out);
    } else {
      printText(results, seatedPlayers, out);
    }
  }

  /** Reports a usage error if a folder contains matches that must not be replaced. */
  private void requireNoJournals(Path folder) throws IOException {
    try (DirectoryStream<Path> journals = Files.newDirectoryStream(folder, "match-*.lethe")) {
      if (!overwrite.getAsBoolean() && journals.iterator().hasNext()) {
        throw syntax.usageError("sim.journals-exist", folder);
      }
    }
  }

  /**
   * Writes the journals into the requested folder, if there is one.
   *
   * @param suffix the end of each file name before the extension
   */
  private void saveJournals(List<SimulatedMatch> results, String suffix) throws IOException {
    if (journalFolder.get().isEmpty()) {
      return;
    }
    Path folder = journalFolder.get().get();
    for (int i = 0; i < results.size(); i++) {
      String name = String.format(Locale.ROOT, "match-%05d%s.lethe", i + 1, suffix);
      OutputFile.writeInPlace(folder.resolve(name), results.get(i).journal());
    }
  }

  /** Prints each match and the results of each seat in JSON. */
  private static void printJson(
      boolean isComparison,
      List<SimulatedMatch> results,
      List<SeatedPlayer> seatedPlayers,
      PrintStream out) {
    for (SimulatedMatch result : results) {
      out.println(
          JsonWriter.write(
              new Match(
                  isComparison, result.seed(), result.plies(), result.outcome(), result.errors())));
    }
    for (SeatedPlayer seatedPlayer : seatedPlayers) {
      Seat seat = seatedPlayer.seat();
      List<SeatResult> seatResults = seatResults(results, seat);
      int wins = (int) seatResults.stream().filter(SeatResult::won).count();
      out.println(
          JsonWriter.write(
              new SeatSummary(
                  isComparison,
                  seat,
                  seatedPlayer.player(),
                  (double) wins / results.size(),
                  ConfidenceInterval.ofProportion(wins, results.size()),
                  mean(seatResults.stream().map(SeatResult::score).toList()))));
    }
  }

  private static List<SeatResult> seatResults(List<SimulatedMatch> results, Seat seat) {
    return results.stream().map(result -> result.outcome().results().get(seat.index())).toList();
  }

  private static <C, O, V> BotLevel<C, O, V> level(
      Title<C, O, V> gameTitle, SeatedPlayer seatedPlayer) {
    String levelName =
        switch (seatedPlayer.player()) {
          case Player.Machine(String name) -> name;
          case Player.Human _, Player.Program _ ->
              throw new IllegalArgumentException(seatedPlayer.toString());
        };
    return gameTitle.levelByName(levelName).orElseThrow();
  }

  /**
   * Returns a consumer of the number of completed matches that draws a progress bar in a terminal.
   */
  private IntConsumer progressBar(ProgramOutput output) {
    if (!ProgramOutput.isInteractive()) {
      return _ -> {};
    }
    int total = this.matchCount.get();
    return completed -> {
      int filled = (int) ((long) completed * BAR_WIDTH / total);
      int previouslyFilled = (int) ((long) (completed - 1) * BAR_WIDTH / total);
      if (filled > previouslyFilled || completed == 1) {
        String bar =
            "["
                + "#".repeat(filled)
                + "-".repeat(BAR_WIDTH - filled)
                + "] "
                + completed
                + "/"
                + total;
        output.showProgress(completed == total ? "" : bar);
      }
    };
  }

  private static void printText(
      List<SimulatedMatch> results, List<SeatedPlayer> seatedPlayers, PrintStream out) {
    int n = results.size();
    out.println(
        LetheCli.MESSAGES.format(
            "sim.matches", n, format(mean(results.stream().map(SimulatedMatch::plies).toList()))));
    for (SeatedPlayer seatedPlayer : seatedPlayers) {
      Seat seat = seatedPlayer.seat();
      List<SeatResult> seatResults = seatResults(results, seat);
      int wins = (int) seatResults.stream().filter(SeatResult::won).count();
      ConfidenceInterval winShare = ConfidenceInterval.ofProportion(wins, n);
      double meanScore = mean(seatResults.stream().map(SeatResult::score).toList());
      out.println(
          LetheCli.MESSAGES.format(
              "sim.seat",
              seat,
              seatedPlayer.player(),
              format(100.0 * wins / n),
              format(100 * Math.max(0, winShare.low())),
              format(100 * Math.min(1, winShare.high())),
              format(meanScore)));
    }
    for (SeatedPlayer seatedPlayer : seatedPlayers) {
      List<ProgramError> errors =
          results.stream()
              .flatMap(result -> result.errors().stream())
              .filter(error -> error.seat().equals(seatedPlayer.seat()))
              .map(SeatError::error)
              .toList();
      if (!errors.isEmpty()) {
        out.println(
            LetheCli.MESSAGES.format(
                "sim.errors",
                seatedPlayer.seat(),
                seatedPlayer.player(),
                errors.size(),
                errors.getFirst().text()));
      }
    }
    Map<String, Long> countsByEnding =
        results.stream()
            .collect(
                Collectors.groupingBy(
                    result -> result.outcome().ending(), TreeMap::new, Collectors.counting()));
    countsByEnding.forEach(
        (ending, count) ->
            out.println(
                LetheCli.MESSAGES.format("sim.ending", ending, count, format(100.0 * count / n))));
    SimulationStatistics.lines(results).forEach(out::println);
    for (SeatedPlayer seatedPlayer : seatedPlayers) {
      printHistogram(results, seatedPlayer.seat(), out);
    }
  }

  private static void printHistogram(List<SimulatedMatch> results, Seat seat, PrintStream out) {
    Map<Integer, Long> counts =
        results.stream()
            .collect(
                Collectors.groupingBy(
                    result -> result.outcome().results().get(seat.index()).score(),
                    TreeMap::new,
                    Collectors.counting()));
    long maxCount = counts.values().stream().mapToLong(Long::longValue).max().orElse(1);
    out.println(LetheCli.MESSAGES.format("sim.scores", seat));
    counts.forEach(
        (score, count) ->
            out.println(
                String.format(
                    Locale.ROOT,
                    "%5d %7d %s",
                    score,
                    count,
                    "#".repeat((int) (BAR_WIDTH * count / maxCount)))));
  }

  /** Returns the results as CSV: a header line, and one line for each match. */
  private static String toCsv(List<SimulatedMatch> results) {
    StringBuilder text = new StringBuilder("seed,plies,how");
    results
        .getFirst()
        .outcome()
        .results()
        .forEach(
            seatResult ->
                text.append(",")
                    .append(seatResult.seat())
                    .append(",")
                    .append(seatResult.seat())
                    .append("_won"));
    text.append('\n');
    for (SimulatedMatch result : results) {
      text.append(result.seed())
          .append(',')
          .append(result.plies())
          .append(',')
          .append(result.outcome().ending());
      result
          .outcome()
          .results()
          .forEach(
              seatResult ->
                  text.append(',').append(seatResult.score()).append(',').append(seatResult.won()));
      text.append('\n');
    }
    return text.toString();
  }

  /** Returns the requested CSV file; empty if there is none or it is standard output. */
  private Optional<Path> namedCsvFile() {
    return csvFile.get().filter(file -> !file.equals(STANDARD_OUTPUT));
  }

  /**
   * Checks or writes the requested CSV file, and prints the error if there is one; reports a usage
   * error if the file exists and must not be replaced. Returns whether there is no error; true if
   * no file was requested.
   *
   * @param operation checks or writes a file, and returns the error
   */
  private boolean applyToCsvFile(
      Function<Path, Optional<FileErrorCode>> operation, ProgramOutput output) {
    Optional<Path> file = namedCsvFile();
    Optional<FileErrorCode> reason = file.flatMap(operation);
    if (reason.filter(FileErrorCode.EXISTS::equals).isPresent()) {
      throw syntax.usageError("out.EXISTS", file.orElseThrow());
    }
    reason.ifPresent(
        failure ->
            output.err().println(LetheCli.MESSAGES.format("out." + failure, file.orElseThrow())));
    return reason.isEmpty();
  }

  private static double mean(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).average().orElse(0);
  }
}
