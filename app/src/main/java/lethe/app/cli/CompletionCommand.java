package lethe.app.cli;

import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Picocli writes what bash reads, and zsh reads that too; fish has a language of its own. */
@Command(description = "Prints what a shell has to read to complete commands.")
final class CompletionCommand implements Runnable {
  /** Where zsh has found this among its functions, it is run to define itself and to complete. */
  private static final String BEFORE_ZSH =
      """
      #compdef lethe
      autoload -U +X bashcompinit && bashcompinit
      (( $+functions[compopt] )) || compopt() { :; }
      """;

  private static final String BEHIND_ZSH =
      """
      if [[ "${funcstack[1]}" == _lethe ]]; then
        _bash_complete -F _complete_lethe
      fi
      """;

  private static final SortedMap<String, Function<CommandLine, String>> SCRIPTS =
      new TreeMap<>(
          Map.of(
              "bash", CompletionCommand::forBash,
              "zsh", lethe -> BEFORE_ZSH + forBash(lethe) + BEHIND_ZSH,
              "fish", lethe -> FishCompletion.of(lethe.getCommandSpec())));

  @Mixin private Usage usage;

  @Parameters(
      paramLabel = "SHELL",
      completionCandidates = CompletionCommand.Shells.class,
      description = "Which shell: ${COMPLETION-CANDIDATES}.")
  private String shell;

  @Override
  public void run() {
    String script =
        script(shell)
            .orElseThrow(
                () -> usage.wrong("unknown-shell", shell, String.join(", ", SCRIPTS.keySet())));
    Terminals to = Terminals.of(false);
    to.out().print(script);
    to.out().flush();
  }

  /** What this shell has to read; empty for one that is not known. */
  static Optional<String> script(String shell) {
    return Optional.ofNullable(SCRIPTS.get(shell)).map(script -> script.apply(Lethe.installed()));
  }

  private static String forBash(CommandLine lethe) {
    return AutoComplete.bash(lethe.getCommandName(), lethe);
  }

  /** The shells that commands can be completed in. */
  static final class Shells implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return SCRIPTS.keySet().iterator();
    }
  }
}
