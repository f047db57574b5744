package lethe.app.cli;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import lethe.app.titles.Solution;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(description = "Proves what a game comes to if nobody makes a mistake.")
final class SolveCommand implements Callable<Integer> {
  @Mixin private Usage usage;

  @Parameters(
      paramLabel = "GAME",
      converter = TitleConverter.class,
      completionCandidates = Candidates.Games.class,
      description = "A game that is small enough.")
  private Title<?, ?, ?> title;

  @Override
  public Integer call() {
    Optional<Solution> solution = title.bots().solution();
    if (solution.isEmpty()) {
      throw usage.wrong("unsolved", title.id(), solved());
    }
    Terminals to = Terminals.of(false);
    long begun = System.nanoTime();
    solution
        .get()
        .prove(
            line -> {
              double time = (System.nanoTime() - begun) / 1e9;
              to.out().println(String.format(Locale.ROOT, "%5.1f s  %s", time, line));
              to.out().flush();
            });
    return Exit.DONE;
  }

  private static String solved() {
    return Titles.ALL.stream()
        .filter(other -> other.bots().solution().isPresent())
        .map(Title::id)
        .collect(Collectors.joining(", "));
  }
}
