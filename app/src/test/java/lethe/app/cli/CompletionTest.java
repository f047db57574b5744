package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the shells make of it that are on this machine. */
class CompletionTest {
  private static final String IN_BASH =
      """
      compopt() { :; }
      . "$0"
      COMP_WORDS=("$@" "")
      [ "$LAST" ] && COMP_WORDS[$#]=$LAST
      COMP_CWORD=$#
      _complete_lethe
      printf '%s\n' "${COMPREPLY[@]}"
      """;

  @TempDir private Path folder;

  private Path script(String shell) throws IOException {
    return Files.writeString(
        folder.resolve("lethe." + shell), CompletionCommand.script(shell).orElseThrow());
  }

  /** What a program prints; a test is not run where there is no such program. */
  private List<String> said(String last, List<String> command) throws Exception {
    Path bin = Path.of("/usr/bin", command.getFirst());
    assumeTrue(Files.isExecutable(bin), command.getFirst());
    ProcessBuilder run = new ProcessBuilder(command).redirectErrorStream(true);
    run.environment().put("HOME", folder.toString());
    run.environment().put("LAST", last);
    Process program = run.start();
    program.getOutputStream().close();
    List<String> lines = program.inputReader().lines().toList();
    program.waitFor();
    return lines;
  }

  @ParameterizedTest
  @CsvSource({
    "'lethe', 'pl', 'play'",
    "'lethe play', 'ra', 'ravens'",
    "'lethe --theme', 't', 'true'",
    "'lethe house', 'dr', 'drain'"
  })
  void bashCompletesAWord(String before, String begun, String whole) throws Exception {
    List<String> command =
        new ArrayList<>(List.of("bash", "-c", IN_BASH, script("bash").toString()));
    command.addAll(List.of(before.split(" ")));
    assertThat(said(begun, command)).containsExactly(whole);
  }

  @ParameterizedTest
  @CsvSource({
    "'lethe pl', 'play'",
    "'lethe play ra', 'ravens'",
    "'lethe --theme t', 'true'",
    "'lethe house dr', 'drain'",
    "'lethe play ravens --resu', '--resume'"
  })
  void fishCompletesAWord(String typed, String whole) throws Exception {
    String load = "source " + script("fish") + "; complete -C '" + typed + "'";
    assertThat(said("", List.of("fish", "-c", load)))
        .singleElement()
        .satisfies(line -> assertThat(line.replaceAll("\t.*", "")).isEqualTo(whole));
  }

  @Test
  void fishCompletesFilesWhereAFileIsMeant() throws Exception {
    Path match = Files.writeString(folder.resolve("evening.lethe"), "");
    String load =
        "cd " + folder + "; source " + script("fish") + "; complete -C 'lethe replay even'";
    assertThat(said("", List.of("fish", "-c", load)))
        .containsExactly(match.getFileName().toString());
  }

  @Test
  void zshKnowsTheProgramOnceItHasReadTheScript() throws Exception {
    String load =
        "autoload -U compinit; compinit -u -D; . "
            + script("zsh")
            + "; print $_comps[lethe]; compopt";
    assertThat(said("", List.of("zsh", "-f", "-c", load)))
        .singleElement()
        .asString()
        .startsWith("_bash_complete -F _complete_lethe");
  }

  @Test
  void anotherShellIsRefused() {
    assertThat(CompletionCommand.script("csh")).isEmpty();
  }
}
