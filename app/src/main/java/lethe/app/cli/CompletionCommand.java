package lethe.app.cli;

import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import lethe.app.local.ExitCodes;
import lethe.app.local.ProgramOutput;
import picocli.CommandLine.Model.CommandSpec;

/** Prints a script that enables a shell to complete commands of the program. */
final class CompletionCommand implements CliCommand {
  private static final SortedMap<String, Function<CommandSpec, String>> SCRIPTS =
      new TreeMap<>(
          Map.of(
              "bash", ShellCompletion::bash,
              "zsh", ShellCompletion::zsh,
              "fish", FishCompletion::script));

  private final CommandSyntax syntax = new CommandSyntax("Prints a completion script for a shell.");

  private final Supplier<String> shell =
      syntax.argument("SHELL", SCRIPTS.keySet(), "The shell: ${COMPLETION-CANDIDATES}.");

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() {
    String script =
        script(shell.get())
            .orElseThrow(
                () ->
                    syntax.usageError(
                        "unknown-shell", shell.get(), String.join(", ", SCRIPTS.keySet())));
    ProgramOutput output = ProgramOutput.of(false);
    output.out().print(script);
    output.out().flush();
    return ExitCodes.OK;
  }

  /** Returns the completion script of a shell; empty if the shell is not supported. */
  static Optional<String> script(String shell) {
    return Optional.ofNullable(SCRIPTS.get(shell))
        .map(script -> script.apply(LetheCli.installedCommandLine().getCommandSpec()));
  }
}
