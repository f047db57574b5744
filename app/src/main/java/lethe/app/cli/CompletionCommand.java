package lethe.app.cli;

import java.util.Optional;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Picocli writes what bash reads, and zsh reads that too; fish has a language of its own. */
@Command(description = "Prints what a shell has to read to complete commands.")
final class CompletionCommand implements Runnable {
  private static final String NAME = "lethe";

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

  @Mixin private Usage usage;

  @Parameters(
      paramLabel = "SHELL",
      completionCandidates = Candidates.Shells.class,
      description = "Which shell: ${COMPLETION-CANDIDATES}.")
  private String shell;

  @Override
  public void run() {
    String script = script(shell).orElseThrow(() -> usage.wrong("unknown-shell", shell));
    Terminals to = Terminals.of(false);
    to.out().print(script);
    to.out().flush();
  }

  /** What this shell has to read; empty for one that is not known. */
  static Optional<String> script(String shell) {
    return switch (shell) {
      case "bash" -> Optional.of(forBash());
      case "zsh" -> Optional.of(BEFORE_ZSH + forBash() + BEHIND_ZSH);
      case "fish" -> Optional.of(FishCompletion.of(Lethe.installed().getCommandSpec()));
      default -> Optional.empty();
    };
  }

  private static String forBash() {
    return AutoComplete.bash(NAME, Lethe.installed());
  }
}
