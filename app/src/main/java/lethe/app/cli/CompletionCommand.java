package lethe.app.cli;

import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.AutoComplete;
import picocli.CommandLine;

/** Picocli writes what bash reads, and zsh reads that too; fish has a language of its own. */
final class CompletionCommand implements Command {
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

  private final Syntax syntax = new Syntax("Prints what a shell has to read to complete commands.");

  private final Supplier<String> shell =
      syntax.word("SHELL", SCRIPTS.keySet(), "Which shell: ${COMPLETION-CANDIDATES}.");

  @Override
  public Syntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() {
    String script =
        script(shell.get())
            .orElseThrow(
                () ->
                    syntax.wrong(
                        "unknown-shell", shell.get(), String.join(", ", SCRIPTS.keySet())));
    Terminals to = Terminals.of(false);
    to.out().print(script);
    to.out().flush();
    return Exit.DONE;
  }

  /** What this shell has to read; empty for one that is not known. */
  static Optional<String> script(String shell) {
    return Optional.ofNullable(SCRIPTS.get(shell)).map(script -> script.apply(Lethe.installed()));
  }

  private static String forBash(CommandLine lethe) {
    return AutoComplete.bash(lethe.getCommandName(), lethe);
  }
}
