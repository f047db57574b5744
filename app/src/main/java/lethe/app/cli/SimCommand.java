package lethe.app.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import lethe.app.local.ExitCodes;
import lethe.app.local.ProgramOutput;
import lethe.app.save.FileErrorCode;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.sim.Simulation;
import lethe.app.sim.Simulation.SimulatedMatch;
import lethe.app.titles.BotLevel;
import lethe.app.titles.Title;
import lethe.engine.core.ConfidenceInterval;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.InputError;
import lethe.engine.core.Options;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

final class SimCommand implements CliCommand {
  private static final int BAR_WIDTH = 40;

  private final CommandSyntax syntax =
      new CommandSyntax("Plays many matches between bots and says how they went.");

  private final Supplier<Title<?, ?, ?>> title =
      syntax.game("Which game; ${ROOT-COMMAND-NAME} games lists them.");

  private final MatchOptions matchOptions =
      new MatchOptions(syntax, "Which bot plays a seat: bot or bot:LEVEL.");

  private final Supplier<Integer> games =
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
          "The number of matches at once (default: the number of processors).");

  private final Supplier<Map<String, String>> otherOptions =
      syntax.pairs(
          "--than",
          "KEY=VALUE",
          "Plays every match again with this option, and compares how often each seat wins."
              + " Can be given several times.");

  private final Supplier<Map<String, String>> otherSeats =
      syntax.pairs(
          "--than-seat",
          "NAME=PLAYER",
          "Plays every match again with this bot in a seat, bot or bot:LEVEL, and compares how"
              + " often each seat wins. Can be given once per seat.");

  private final Supplier<Optional<Path>> csv =
      syntax.option("--csv", "FILE", Path.class, "Writes one line a match there.");

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() {
    if (games.get() < 1 || threads() < 1) {
      throw syntax.usageError("positive");
    }
    return run(title.get(), ProgramOutput.of(false));
  }

  private int threads() {
    return threads.get().orElseGet(Runtime.getRuntime()::availableProcessors);
  }

  private <C, O, V> int run(Title<C, O, V> played, ProgramOutput output) {
    csv.get()
        .filter(out -> matchOptions.isRead(out, played, otherOptions.get()))
        .ifPresent(
            out -> {
              throw syntax.usageError("out.input", out);
            });
    Optional<Simulation<C, O, V>> first = simulation(played, Map.of(), Map.of(), output);
    if (first.isEmpty()) {
      return ExitCodes.INVALID_INPUT;
    }
    if (otherOptions.get().isEmpty() && otherSeats.get().isEmpty()) {
      return run(first.get(), Optional.empty(), output);
    }
    Optional<Simulation<C, O, V>> other =
        simulation(played, otherOptions.get(), otherSeats.get(), output);
    return other.isEmpty() ? ExitCodes.INVALID_INPUT : run(first.get(), other, output);
  }

  /**
   * Returns a simulation with some options and players replaced; empty if an option is invalid,
   * which has then been reported.
   */
  private <C, O, V> Optional<Simulation<C, O, V>> simulation(
      Title<C, O, V> played,
      Map<String, String> overrides,
      Map<String, String> seats,
      ProgramOutput output) {
    List<SeatedPlayer> table = matchOptions.botTable(played, seats).table();
    List<BotLevel<C, O, V>> levels = new ArrayList<>();
    for (SeatedPlayer seated : table) {
      levels.add(level(played, seated));
    }
    Validated<Options> options = matchOptions.options(played, overrides);
    Validated<Game<?, C, O, V>> game = options.flatMap(played::open);
    if (options instanceof Valid<Options>(Options valid)
        && game instanceof Valid<Game<?, C, O, V>>(Game<?, C, O, V> opened)) {
      Header header = new Header(played.id(), valid, matchOptions.seed(1), "", table);
      return Optional.of(new Simulation<>(opened, header, levels, played.narration().statistic()));
    }
    if (game instanceof Invalid<Game<?, C, O, V>>(List<InputError> errors)) {
      matchOptions.printErrors(played, overrides, errors, output.err());
    }
    return Optional.empty();
  }

  private int run(
      Simulation<?, ?, ?> simulation,
      Optional<? extends Simulation<?, ?, ?>> other,
      ProgramOutput output) {
    if (!fits(OutputFile::failure, output)) {
      return ExitCodes.INVALID_INPUT;
    }
    List<SimulatedMatch> results = simulation.run(games.get(), threads(), progressBar(output));
    print(results, simulation.header().seatedPlayers(), simulation.levels(), output.out());
    if (other.isPresent()) {
      List<SimulatedMatch> others = other.get().run(games.get(), threads(), progressBar(output));
      SimulationStatistics.comparison(results, others, simulation.header().seatedPlayers())
          .forEach(output.out()::println);
    }
    output.out().flush();
    return fits(file -> OutputFile.write(file, csv(results), true), output)
        ? ExitCodes.OK
        : ExitCodes.INVALID_INPUT;
  }

  private <C, O, V> BotLevel<C, O, V> level(Title<C, O, V> played, SeatedPlayer seated) {
    String called =
        switch (seated.player()) {
          case Player.Machine(String name) -> name;
          case Player.Human() -> throw syntax.usageError("bots-only", seated.seat());
        };
    return played.levelByName(called).orElseThrow();
  }

  private IntConsumer progressBar(ProgramOutput to) {
    if (!ProgramOutput.isInteractive()) {
      return _ -> {};
    }
    int games = this.games.get();
    return done -> {
      int full = (int) ((long) done * BAR_WIDTH / games);
      int before = (int) ((long) (done - 1) * BAR_WIDTH / games);
      if (full > before || done == 1) {
        String bar =
            "[" + "#".repeat(full) + "-".repeat(BAR_WIDTH - full) + "] " + done + "/" + games;
        to.progress(done == games ? "" : bar);
      }
    };
  }

  private static void print(
      List<SimulatedMatch> results,
      List<SeatedPlayer> table,
      List<? extends BotLevel<?, ?, ?>> levels,
      PrintStream out) {
    int n = results.size();
    out.println(
        LetheCli.MESSAGES.format(
            "sim.games", n, number(mean(results.stream().map(SimulatedMatch::plies).toList()))));
    for (SeatedPlayer seated : table) {
      Seat seat = seated.seat();
      List<SeatResult> standings =
          results.stream().map(r -> r.outcome().results().get(seat.index())).toList();
      int won = (int) standings.stream().filter(SeatResult::won).count();
      ConfidenceInterval interval = ConfidenceInterval.ofProportion(won, n);
      double score = mean(standings.stream().map(SeatResult::score).toList());
      String player = "bot:" + levels.get(seat.index()).name();
      out.println(
          LetheCli.MESSAGES.format(
              "sim.seat",
              seat,
              player,
              number(100.0 * won / n),
              number(100 * Math.max(0, interval.low())),
              number(100 * Math.min(1, interval.high())),
              number(score)));
    }
    Map<String, Long> ways =
        results.stream()
            .collect(
                Collectors.groupingBy(
                    r -> r.outcome().ending(), TreeMap::new, Collectors.counting()));
    ways.forEach(
        (how, count) ->
            out.println(
                LetheCli.MESSAGES.format("sim.way", how, count, number(100.0 * count / n))));
    SimulationStatistics.lines(results).forEach(out::println);
    for (SeatedPlayer seated : table) {
      histogram(results, seated.seat(), out);
    }
  }

  private static void histogram(List<SimulatedMatch> results, Seat seat, PrintStream out) {
    Map<Integer, Long> counts =
        results.stream()
            .collect(
                Collectors.groupingBy(
                    r -> r.outcome().results().get(seat.index()).score(),
                    TreeMap::new,
                    Collectors.counting()));
    long most = counts.values().stream().mapToLong(Long::longValue).max().orElse(1);
    out.println(LetheCli.MESSAGES.format("sim.scores", seat));
    counts.forEach(
        (score, count) ->
            out.println(
                String.format(
                    Locale.ROOT,
                    "%5d %7d %s",
                    score,
                    count,
                    "#".repeat((int) (BAR_WIDTH * count / most)))));
  }

  /** Returns the results as CSV, with one line for each match. */
  private static String csv(List<SimulatedMatch> results) {
    StringBuilder text = new StringBuilder("seed,plies,how");
    results
        .getFirst()
        .outcome()
        .results()
        .forEach(
            s -> text.append(",").append(s.seat()).append(",").append(s.seat()).append("_won"));
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
          .forEach(s -> text.append(',').append(s.score()).append(',').append(s.won()));
      text.append('\n');
    }
    return text.toString();
  }

  /** Returns whether a requested file can be written; if not, prints the reason. */
  private boolean fits(Function<Path, Optional<FileErrorCode>> written, ProgramOutput to) {
    Optional<Path> file = csv.get();
    Optional<FileErrorCode> reason = file.flatMap(written);
    reason.ifPresent(
        failure ->
            to.err()
                .println(
                    ErrorMessages.format(
                        file.orElseThrow().toString(), InputError.at(0, 0, failure))));
    return reason.isEmpty();
  }

  private static double mean(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).average().orElse(0);
  }

  private static String number(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }
}
