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

/** Tests the completion scripts in bash, zsh and fish. Skips shells that are not installed. */
class CompletionTest {
  private static final String BASH_DRIVER =
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

  /**
   * Runs a shell and returns the lines that it prints. Skips the test if the shell is not
   * installed.
   *
   * @param partialWord the value of the environment variable {@code LAST}
   */
  private List<String> outputLines(String partialWord, List<String> command) throws Exception {
    Path executable = Path.of("/usr/bin", command.getFirst());
    assumeTrue(Files.isExecutable(executable), command.getFirst());
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("HOME", folder.toString());
    builder.environment().put("LAST", partialWord);
    Process program = builder.start();
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
  void bashCompletesAWord(String precedingWords, String partialWord, String completion)
      throws Exception {
    List<String> command =
        new ArrayList<>(List.of("bash", "-c", BASH_DRIVER, script("bash").toString()));
    command.addAll(List.of(precedingWords.split(" ")));
    assertThat(outputLines(partialWord, command)).containsExactly(completion);
  }

  @ParameterizedTest
  @CsvSource({
    "'lethe pl', 'play'",
    "'lethe play ra', 'ravens'",
    "'lethe --theme t', 'true'",
    "'lethe admin dr', 'drain'",
    "'lethe play ravens --resu', '--resume'"
  })
  void fishCompletesAWord(String line, String completion) throws Exception {
    String code = "source " + script("fish") + "; complete -C '" + line + "'";
    assertThat(outputLines("", List.of("fish", "-c", code)))
        .singleElement()
        .satisfies(output -> assertThat(output.replaceAll("\t.*", "")).isEqualTo(completion));
  }

  @Test
  void fishCompletesAFileName() throws Exception {
    Path match = Files.writeString(folder.resolve("evening.lethe"), "");
    String code =
        "cd " + folder + "; source " + script("fish") + "; complete -C 'lethe replay even'";
    assertThat(outputLines("", List.of("fish", "-c", code)))
        .containsExactly(match.getFileName().toString());
  }

  @Test
  void zshRegistersTheCompletionFunction() throws Exception {
    String code =
        "autoload -U compinit; compinit -u -D; . " + script("zsh") + "; print $_comps[lethe]";
    assertThat(outputLines("", List.of("zsh", "-f", "-c", code)))
        .singleElement()
        .asString()
        .isEqualTo("_lethe");
  }

  /**
   * The startup script of each shell, with a placeholder for the path of the completion script. The
   * function {@code lethe} writes its arguments to a file.
   */
  private static final Map<String, String> STARTUP_SCRIPTS =
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

  /** The path of each shell's startup file in the home folder. */
  private static final Map<String, String> STARTUP_FILES =
      Map.of("bash", ".bashrc", "zsh", ".zshrc", "fish", ".config/fish/config.fish");

  /** A line that is typed in a folder that contains only these files. */
  private record TypedLine(String line, List<String> files) {}

  /** Types a line at a shell and returns the arguments that the command received. */
  private List<String> argumentsOf(String shell, String line, String... files) throws Exception {
    return argumentsOf(shell, List.of(new TypedLine(line, List.of(files)))).getFirst();
  }

  /**
   * Types lines at a shell in a terminal, each in a new folder, and returns the arguments that the
   * command received from each line. Checks that no other files were created.
   */
  private List<List<String>> argumentsOf(String shell, List<TypedLine> lines) throws Exception {
    Path executable = Path.of("/usr/bin", shell);
    assumeTrue(Files.isExecutable(executable), shell + " is not installed");
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "script(1) is not installed");
    Path startupFile = folder.resolve(STARTUP_FILES.getOrDefault(shell, ""));
    Files.createDirectories(startupFile.getParent());
    Files.writeString(
        startupFile, STARTUP_SCRIPTS.getOrDefault(shell, "").formatted(script(shell)));
    StringBuilder keys = new StringBuilder();
    for (int i = 0; i < lines.size(); i++) {
      Path workingFolder = Files.createDirectory(folder.resolve("folder" + i));
      for (String name : lines.get(i).files()) {
        Files.createFile(workingFolder.resolve(name));
      }
      keys.append("cd '%s'\n%s\n".formatted(workingFolder, lines.get(i).line()));
    }
    String interactive = shell.equals("bash") ? "bash --noprofile -i" : shell + " -i";
    ProcessBuilder builder =
        new ProcessBuilder("script", "-qec", interactive, "/dev/null").redirectErrorStream(true);
    builder
        .environment()
        .putAll(Map.of("HOME", folder.toString(), "ZDOTDIR", folder.toString(), "TERM", "dumb"));
    Process terminal = builder.start();
    // Closing the input also ends a shell that waits for the rest of a command.
    try (OutputStream input = terminal.getOutputStream()) {
      input.write((keys + "exit\n").getBytes(StandardCharsets.UTF_8));
    }
    String output = new String(terminal.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    terminal.waitFor();
    List<List<String>> arguments = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Path argumentFile = folder.resolve("folder" + i + ".words");
      assertThat(argumentFile).as(output).exists();
      arguments.add(List.of(Files.readString(argumentFile).split("\0")));
      try (Stream<Path> files = Files.list(folder.resolve("folder" + i))) {
        assertThat(files.map(file -> file.getFileName().toString()))
            .as("no command in a name is executed")
            .containsExactlyInAnyOrderElementsOf(lines.get(i).files());
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
        names.stream().map(name -> new TypedLine("lethe replay z\t", List.of(name))).toList();
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
  void completionWithinQuotesExecutesNoCommand(String shell) throws Exception {
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
                    new TypedLine("lethe pl\tra\t", List.of()),
                    new TypedLine("lethe --theme=t\t", List.of()),
                    new TypedLine("lethe admin dr\t", List.of()),
                    new TypedLine("lethe saves del\t", List.of()),
                    new TypedLine("lethe replay --ca\t", List.of()))))
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
