package lethe.app.cli;

import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import lethe.app.json.JsonWriter;
import lethe.app.local.ExitCodes;
import lethe.app.local.ProgramOutput;
import lethe.app.titles.GameProof;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;

final class SolveCommand implements CliCommand {
  private final CommandSyntax syntax =
      new CommandSyntax("Proves the result of a game with perfect play.");

  private final Supplier<Title<?, ?, ?>> title =
      syntax.gameArgument("The game; it must be small enough to be solved, like Ta-Se.");

  private final BooleanSupplier json = syntax.jsonFlag();

  /**
   * A line of a proof in JSON.
   *
   * @param seconds the time since the beginning of the proof
   */
  private record ProofLine(double seconds, String text) {}

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() {
    Optional<GameProof> proof = title.get().bots().proof();
    if (proof.isEmpty()) {
      throw syntax.usageError("unsolved", title.get().id(), solvableGames());
    }
    ProgramOutput output = ProgramOutput.of(false);
    long start = System.nanoTime();
    proof
        .get()
        .printProof(
            line -> {
              double time = (System.nanoTime() - start) / 1e9;
              output
                  .out()
                  .println(
                      json.getAsBoolean()
                          ? JsonWriter.write(new ProofLine(time, line))
                          : String.format(Locale.ROOT, "%5.1f s  %s", time, line));
              output.out().flush();
            });
    return ExitCodes.OK;
  }

  private static String solvableGames() {
    return Titles.ALL.stream()
        .filter(candidate -> candidate.bots().proof().isPresent())
        .map(Title::id)
        .collect(Collectors.joining(", "));
  }
}
