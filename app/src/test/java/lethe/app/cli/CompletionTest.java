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
import org.junit.jupiter.params.provider.CsvSource;
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

  /** Startup file of each shell, with a placeholder for the completion script. */
  private static final Map<String, String> AT_START =
      Map.of(
          "bash",
          """
          . '%1$s'
          lethe() { printf '%%s\\0' "$@" >"$PWD.words"; }
          """,
          "zsh",
          """
          autoload -U compinit; compinit -u -D
          . '%1$s'
          lethe() { printf '%%s\\0' "$@" >"$PWD.words"; }
          """,
          "fish",
          """
          source '%1$s'
          function lethe; printf '%%s\\0' $argv >$PWD.words; end
          """);

  private static final Map<String, String> STARTS =
      Map.of("bash", ".bashrc", "zsh", ".zshrc", "fish", ".config/fish/config.fish");

  /** A line that is typed in a folder with some files. */
  private record TypedLine(String line, String... files) {}

  /** Types a line at a shell and returns the arguments that the command received. */
  private List<String> argumentsOf(String shell, String line, String... files) throws Exception {
    return argumentsOf(shell, List.of(new TypedLine(line, files))).getFirst();
  }

  /**
   * Types lines at a shell in a terminal of its own, each in another folder, and returns the
   * arguments that the command received from each line.
   */
  private List<List<String>> argumentsOf(String shell, List<TypedLine> lines) throws Exception {
    Path bin = Path.of("/usr/bin", shell);
    assumeTrue(Files.isExecutable(bin), shell + " is not installed");
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "script(1) is not installed");
    Path start = folder.resolve(STARTS.getOrDefault(shell, ""));
    Files.createDirectories(start.getParent());
    Files.writeString(start, AT_START.getOrDefault(shell, "").formatted(script(shell)));
    StringBuilder keys = new StringBuilder();
    for (int i = 0; i < lines.size(); i++) {
      Path current = Files.createDirectory(folder.resolve("folder" + i));
      for (String name : lines.get(i).files()) {
        Files.createFile(current.resolve(name));
      }
      keys.append("cd '%s'\n%s\n".formatted(current, lines.get(i).line()));
    }
    String interactive = shell.equals("bash") ? "bash --noprofile -i" : shell + " -i";
    ProcessBuilder run =
        new ProcessBuilder("script", "-qec", interactive, "/dev/null").redirectErrorStream(true);
    run.environment()
        .putAll(Map.of("HOME", folder.toString(), "ZDOTDIR", folder.toString(), "TERM", "dumb"));
    Process terminal = run.start();
    // The end of the input also ends a shell that waits for more.
    try (OutputStream input = terminal.getOutputStream()) {
      input.write((keys + "exit\n").getBytes(StandardCharsets.UTF_8));
    }
    String output = new String(terminal.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    terminal.waitFor();
    List<List<String>> arguments = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Path words = folder.resolve("folder" + i + ".words");
      assertThat(words).as(output).exists();
      arguments.add(List.of(Files.readString(words).split("\0")));
      try (Stream<Path> files = Files.list(folder.resolve("folder" + i))) {
        assertThat(files.map(file -> file.getFileName().toString()))
            .as("no command in a name is executed")
            .containsExactlyInAnyOrder(lines.get(i).files());
      }
    }
    return arguments;
  }

  @ParameterizedTest
  @ValueSource(strings = {"bash", "zsh", "fish"})
  void fileNamesWithSpecialCharactersAreCompletedLiterally(String shell) throws Exception {
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
    List<TypedLine> lines =
        names.stream().map(name -> new TypedLine("lethe replay z\t", name)).toList();
    assertThat(argumentsOf(shell, lines))
        .isEqualTo(names.stream().map(name -> List.of("replay", name)).toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"bash", "zsh", "fish"})
  void optionValuesWithSpecialCharactersAreCompletedLiterally(String shell) throws Exception {
    assertThat(argumentsOf(shell, "lethe replay f --cast=z\t", "zz$(touch pwned) `x`"))
        .containsExactly("replay", "f", "--cast=zz$(touch pwned) `x`");
  }

  @ParameterizedTest
  @ValueSource(strings = {"bash", "zsh", "fish"})
  void completionWithinQuotesRunsNothing(String shell) throws Exception {
    assertThat(argumentsOf(shell, "lethe replay 'z$(to\t", "z$(touch pwned) x"))
        .containsExactly("replay", "z$(touch pwned) x");
  }

  @ParameterizedTest
  @ValueSource(strings = {"bash", "zsh", "fish"})
  void aFileNamedLikeAnOptionIsCompletedAsAPath(String shell) throws Exception {
    assertThat(argumentsOf(shell, "lethe replay \t", "-rf"))
        .hasSize(2)
        .last()
        .asString()
        .endsWith("/-rf");
  }

  @ParameterizedTest
  @ValueSource(strings = {"bash", "zsh", "fish"})
  void aFileNamedLikeAHomeFolderIsNotExpanded(String shell) throws Exception {
    assertThat(argumentsOf(shell, "lethe replay \t", "~root").getLast()).endsWith("~root");
  }

  @ParameterizedTest
  @ValueSource(strings = {"bash", "zsh", "fish"})
  void wordsAreCompletedInATerminal(String shell) throws Exception {
    assertThat(
            argumentsOf(
                shell,
                List.of(
                    new TypedLine("lethe pl\tra\t"),
                    new TypedLine("lethe --theme=t\t"),
                    new TypedLine("lethe admin dr\t"),
                    new TypedLine("lethe saves del\t"),
                    new TypedLine("lethe replay --ca\t"))))
        .containsExactly(
            List.of("play", "ravens"),
            List.of("--theme=true"),
            List.of("admin", "drain"),
            List.of("saves", "delete"),
            List.of("replay", "--cast"));
  }

  @Test
  void anUnknownShellHasNoScript() {
    assertThat(CompletionCommand.script("csh")).isEmpty();
  }
}
