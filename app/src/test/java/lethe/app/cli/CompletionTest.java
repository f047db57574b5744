package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the completion scripts in those shells that are installed on this machine. */
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

  /** Returns the lines that a program prints. Skips the test if the program is not installed. */
  private List<String> printed(String last, List<String> command) throws Exception {
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
    "'lethe admin', 'dr', 'drain'"
  })
  void bashCompletesAWord(String before, String begun, String whole) throws Exception {
    List<String> command =
        new ArrayList<>(List.of("bash", "-c", IN_BASH, script("bash").toString()));
    command.addAll(List.of(before.split(" ")));
    assertThat(printed(begun, command)).containsExactly(whole);
  }

  @ParameterizedTest
  @CsvSource({
    "'lethe pl', 'play'",
    "'lethe play ra', 'ravens'",
    "'lethe --theme t', 'true'",
    "'lethe admin dr', 'drain'",
    "'lethe play ravens --resu', '--resume'"
  })
  void fishCompletesAWord(String typed, String whole) throws Exception {
    String load = "source " + script("fish") + "; complete -C '" + typed + "'";
    assertThat(printed("", List.of("fish", "-c", load)))
        .singleElement()
        .satisfies(line -> assertThat(line.replaceAll("\t.*", "")).isEqualTo(whole));
  }

  @Test
  void fishCompletesFileNames() throws Exception {
    Path match = Files.writeString(folder.resolve("evening.lethe"), "");
    String load =
        "cd " + folder + "; source " + script("fish") + "; complete -C 'lethe replay even'";
    assertThat(printed("", List.of("fish", "-c", load)))
        .containsExactly(match.getFileName().toString());
  }

  @Test
  void zshRegistersTheCompletionScript() throws Exception {
    String load =
        "autoload -U compinit; compinit -u -D; . " + script("zsh") + "; print $_comps[lethe]";
    assertThat(printed("", List.of("zsh", "-f", "-c", load)))
        .singleElement()
        .asString()
        .isEqualTo("_lethe");
  }

  /** Startup file of each shell, with placeholders for the completion script and a folder. */
  private static final Map<String, String> AT_START =
      Map.of(
          "bash",
          """
          . '%1$s'
          lethe() { printf '%%s\\0' "$@" >"$HOME/typed"; }
          cd '%2$s'
          """,
          "zsh",
          """
          autoload -U compinit; compinit -u -D
          . '%1$s'
          lethe() { printf '%%s\\0' "$@" >"$HOME/typed"; }
          cd '%2$s'
          """,
          "fish",
          """
          source '%1$s'
          function lethe; printf '%%s\\0' $argv >$HOME/typed; end
          cd '%2$s'
          """);

  private static final Map<String, String> STARTS =
      Map.of("bash", ".bashrc", "zsh", ".zshrc", "fish", ".config/fish/config.fish");

  /**
   * Types a line at a shell in a terminal of its own and returns the words with which the command
   * was called.
   *
   * @param names names of the files in the current folder
   */
  private List<String> wordsTyped(String shell, String line, String... names) throws Exception {
    Path bin = Path.of("/usr/bin", shell);
    assumeTrue(Files.isExecutable(bin), "there is no " + shell + " here");
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "there is no script(1) here");
    Path here = Files.createDirectory(folder.resolve("here"));
    for (String name : names) {
      Files.createFile(here.resolve(name));
    }
    Path start = folder.resolve(STARTS.getOrDefault(shell, ""));
    Files.createDirectories(start.getParent());
    Files.writeString(start, AT_START.getOrDefault(shell, "").formatted(script(shell), here));
    String interactive = shell.equals("bash") ? "bash --noprofile -i" : shell + " -i";
    ProcessBuilder run =
        new ProcessBuilder("script", "-qec", interactive, "/dev/null").redirectErrorStream(true);
    run.environment()
        .putAll(Map.of("HOME", folder.toString(), "ZDOTDIR", folder.toString(), "TERM", "dumb"));
    Process terminal = run.start();
    // The end of the input also ends a shell that waits for more.
    try (OutputStream keys = terminal.getOutputStream()) {
      keys.write((line + "\nexit\n").getBytes(StandardCharsets.UTF_8));
    }
    String shown = new String(terminal.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    terminal.waitFor();
    Path typed = folder.resolve("typed");
    assertThat(typed).as(shown).exists();
    try (Stream<Path> files = Files.list(here)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .as("no command in a name is executed")
          .containsExactlyInAnyOrder(names);
    }
    return List.of(Files.readString(typed).split("\0"));
  }

  static Stream<Arguments> shellsAndNames() {
    List<String> names =
        List.of(
            "zz$(touch pwned)",
            "z`touch pwned`",
            "z;touch pwned",
            "z&touch pwned|x>y<z",
            "z a  b ",
            "z'q\"r",
            "z\nnext",
            "z*[a]?{b,c}",
            "z\\back\\\\",
            "z~$HOME",
            "z!x#a=b:c@d",
            "z\u001b[31mred\u0007");
    return AT_START.keySet().stream()
        .flatMap(shell -> names.stream().map(name -> Arguments.of(shell, name)));
  }

  @ParameterizedTest
  @MethodSource("shellsAndNames")
  void fileNamesWithSpecialCharactersAreCompletedLiterally(String shell, String name)
      throws Exception {
    assertThat(wordsTyped(shell, "lethe replay z\t", name)).containsExactly("replay", name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"bash", "zsh", "fish"})
  void optionValuesWithSpecialCharactersAreCompletedLiterally(String shell) throws Exception {
    assertThat(wordsTyped(shell, "lethe replay f --cast=z\t", "zz$(touch pwned) `x`"))
        .containsExactly("replay", "f", "--cast=zz$(touch pwned) `x`");
  }

  @ParameterizedTest
  @ValueSource(strings = {"bash", "zsh", "fish"})
  void completionWithinQuotesRunsNothing(String shell) throws Exception {
    assertThat(wordsTyped(shell, "lethe replay 'z$(to\t", "z$(touch pwned) x"))
        .containsExactly("replay", "z$(touch pwned) x");
  }

  @ParameterizedTest
  @ValueSource(strings = {"bash", "zsh", "fish"})
  void aFileNamedLikeAnOptionIsCompletedAsAPath(String shell) throws Exception {
    assertThat(wordsTyped(shell, "lethe replay \t", "-rf"))
        .hasSize(2)
        .last()
        .asString()
        .endsWith("/-rf");
  }

  @ParameterizedTest
  @ValueSource(strings = {"bash", "zsh", "fish"})
  void aFileNamedLikeAHomeFolderIsNotExpanded(String shell) throws Exception {
    assertThat(wordsTyped(shell, "lethe replay \t", "~root").getLast()).endsWith("~root");
  }

  @ParameterizedTest
  @CsvSource({
    "bash, lethe pl\\tra\\t, play, ravens",
    "zsh, lethe pl\\tra\\t, play, ravens",
    "fish, lethe pl\\tra\\t, play, ravens",
    "bash, lethe --theme=t\\t, --theme=true,",
    "zsh, lethe --theme=t\\t, --theme=true,",
    "fish, lethe --theme=t\\t, --theme=true,",
    "zsh, lethe admin dr\\t, admin, drain",
    "zsh, lethe saves del\\t, saves, delete",
    "zsh, lethe replay --ca\\t, replay, --cast",
  })
  void wordsAreCompletedInATerminal(String shell, String typed, String first, String second)
      throws Exception {
    List<String> words = second == null ? List.of(first) : List.of(first, second);
    assertThat(wordsTyped(shell, typed.replace("\\t", "\t"))).isEqualTo(words);
  }

  @Test
  void anUnknownShellHasNoScript() {
    assertThat(CompletionCommand.script("csh")).isEmpty();
  }
}
