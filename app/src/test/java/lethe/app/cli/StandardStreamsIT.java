package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import lethe.app.local.ExitCodes;
import lethe.app.text.Resources;
import lethe.app.titles.tase.TaSeTitle;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests standard streams that cannot be written or are closed when the program starts. */
@Timeout(120)
class StandardStreamsIT {
  private static final Path DEV_FULL = Path.of("/dev/full");

  private static final String WRITE_ERROR = "lethe: standard output could not be written: ";

  @TempDir Path home;

  @BeforeEach
  void createFinishedMatches() throws IOException {
    Files.writeString(
        home.resolve("whole.lethe"), Resources.text(TaSeTitle.class, "whole-match.lethe"));
    Files.writeString(
        home.resolve("match.lethe"),
        """
        lethe 1
        game ta-se
        seed 12
        seat red human
        seat blue bot
        red: put 5 in 2
        * concede red
        """);
  }

  private static void assumeDevFullExists() {
    Assumptions.assumeTrue(Files.exists(DEV_FULL), "there is no /dev/full here");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "run match.lethe",
        "saves",
        "replay match.lethe --plain",
        "puzzle --list ta-se",
        "puzzle --plain ta-se",
        "play robots --seed 5",
        "serve --check",
        "play --help"
      })
  void aFailedWriteToStandardOutputIsReported(String line) {
    assumeDevFullExists();
    ProgramProcess program = ProgramProcess.inHome(home);
    ProgramProcess.RunResult result = program.runShell("lethe " + line + " >/dev/full </dev/null");
    assertThat(result.err()).containsOnlyOnce(WRITE_ERROR).contains("No space left on device");
    assertThat(result.exitCode()).isEqualTo(ExitCodes.INTERNAL_ERROR);
  }

  /** Whatever the command, the program checks this output for failures when it ends. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "games",
        "rules robots",
        "run match.lethe --json",
        "run match.lethe --check",
        "run match.lethe --as referee",
        "sim eurydice --games 1",
        "verify match.lethe",
        "replay match.lethe --branches",
        "analyze whole.lethe --moves 93 --json",
        "puzzle --make robots --seed 2 --count 1 --out puzzles",
        "completion bash",
        "completion fish",
        "man",
        "man play",
        "--help",
        "saves delete --help",
        "--version"
      })
  void commandsPrintToTheOutputOfTheProgram(String line) {
    assertThat(CommandRunner.run(withPaths(line)).requireSuccess()).isNotEmpty();
  }

  /** Splits a command line, and replaces the names of files of the test with their paths. */
  private String[] withPaths(String line) {
    return Stream.of(line.split(" ", -1))
        .map(word -> word.matches("\\w+\\.lethe|puzzles") ? home.resolve(word).toString() : word)
        .toArray(String[]::new);
  }

  @Test
  void aFullDeviceIsNotAFailureIfNothingIsWrittenToIt() {
    assertThat(
            ProgramProcess.inHome(home).runShell("lethe games >/dev/null 2>/dev/full").exitCode())
        .isZero();
    assertThat(ProgramProcess.inHome(home).runShell("lethe nothing >/dev/full").exitCode())
        .isEqualTo(ExitCodes.USAGE_ERROR);
  }

  @ParameterizedTest
  @ValueSource(strings = {"run match.lethe", "run match.lethe --json", "--help"})
  void closingTheOutputPipeIsNotAFailure(String line) {
    ProgramProcess.RunResult result =
        ProgramProcess.inHome(home).runShell("lethe " + line + " | true; exit ${PIPESTATUS[0]}");
    assertThat(result.err()).isEmpty();
    assertThat(result.exitCode()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "replay match.lethe --html /dev/full",
        "replay match.lethe --cast /dev/full --overwrite",
        "sim eurydice --games 1 --csv /dev/full"
      })
  void aFileThatCannotBeWrittenIsAFailure(String line) {
    assumeDevFullExists();
    ProgramProcess.RunResult result = CommandRunner.run(withPaths(line));
    assertThat(result.exitCode()).isEqualTo(ExitCodes.INTERNAL_ERROR);
    assertThat(result.err()).isEqualTo("lethe: /dev/full: No space left on device\n");
    assertThat(Files.isRegularFile(DEV_FULL)).as("a file has replaced the device").isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "replay match.lethe --html out",
        "sim eurydice --games 1 --csv out",
        "man --into folder"
      })
  void aFullDiskIsAFailure(String line) throws IOException {
    ProgramProcess.RunResult result =
        ProgramProcess.inHome(home)
            .runShell(
                "trap '' XFSZ; ulimit -f 0; lethe "
                    + line
                    + " 2>&1 | cat >&2; exit ${PIPESTATUS[0]}");
    assertThat(result.exitCode()).as(result.out()).isEqualTo(ExitCodes.INTERNAL_ERROR);
    assertThat(home.resolve("out")).doesNotExist();
  }

  @Test
  void outputCanBeWrittenToAPipe() {
    ProgramProcess.RunResult result =
        ProgramProcess.inHome(home)
            .runShell("lethe replay match.lethe --html >(head -c 9 >page); wait $!; cat page");
    assertThat(result.out()).isEqualToIgnoringCase("<!doctype");
  }

  /**
   * Starts the program from a POSIX shell, as the launcher does.
   *
   * @param line shell code with redirections, in which {@code LETHE} starts the program
   */
  private ProgramProcess.RunResult launch(String line) throws IOException {
    return launch(AotCache.programFolder().toString(), line);
  }

  private ProgramProcess.RunResult launch(String folder, String line) throws IOException {
    ProgramProcess program = ProgramProcess.inHome(home);
    program.writeLauncher(folder);
    return program.runShell(line.replace("LETHE", "sh ./lethe"));
  }

  @Test
  void aClosedInputIsTreatedAsEmpty() throws IOException {
    String empty = launch("LETHE play robots --seed 5 --plain --no-story </dev/null").out();
    assertThat(empty).contains("Round 1 of 3 begins").endsWith("[Enter] \n");
    assertThat(launch("LETHE play robots --seed 5 --plain --no-story <&-").out()).isEqualTo(empty);
    assertThat(launch("LETHE run - <&-").err()).startsWith("-:");
  }

  @Test
  void aClosedOutputIsAFailure() throws IOException {
    ProgramProcess.RunResult result = launch("LETHE games >&-");
    assertThat(result.err()).startsWith(WRITE_ERROR);
    assertThat(result.exitCode()).isEqualTo(ExitCodes.INTERNAL_ERROR);
  }

  @Test
  void outputForClosedStreamsIsNotWrittenToOtherFiles() throws IOException {
    assertThat(launch("LETHE nothing 2>&-").exitCode()).isEqualTo(ExitCodes.USAGE_ERROR);
    assertThat(launch("LETHE games 2>&-").requireSuccess()).contains("robots");
    assertThat(launch("LETHE games <&- 2>&-").requireSuccess()).contains("robots");
    ProgramProcess.RunResult result =
        launch("LETHE play ta-se --plain --save kept.lethe <&- >&- 2>&-");
    assertThat(result.exitCode()).isEqualTo(ExitCodes.INTERNAL_ERROR);
    assertThat(Files.readString(home.resolve("kept.lethe"))).startsWith("lethe 1\n");
    assertThat(CommandRunner.run("verify", home.resolve("kept.lethe").toString()).exitCode())
        .isZero();
  }

  /** Tests folders, arguments and output in the C locale and in a locale that does not exist. */
  @ParameterizedTest
  @ValueSource(strings = {"LC_ALL=C", "LC_ALL=xx_XX.UTF-8"})
  void nonAsciiNamesWorkInTheCLocaleAndInMissingLocales(String locale) throws IOException {
    Files.copy(home.resolve("match.lethe"), home.resolve("mätch.lethe"));
    Files.createDirectory(home.resolve("höme"));
    Path link = Files.createSymbolicLink(home.resolve("ünï"), AotCache.programFolder());
    ProgramProcess.RunResult result =
        launch(
            "ünï",
            """
            with() { env HOME="$PWD/höme" %s "$@"; }
            with LETHE saves && with LETHE verify mätch.lethe nö.lethe
            """
                .formatted(locale));
    Files.delete(link);
    boolean ascii = !locale.contains("UTF-8");
    assertThat(result.out())
        .contains(
            ascii ? "h\\u00f6me" : "höme", (ascii ? "m\\u00e4tch" : "mätch") + ".lethe: valid");
    assertThat(result.requireFailure(ExitCodes.FAILURE))
        .startsWith(ascii ? "n\\u00f6.lethe:" : "nö.lethe:");
  }

  @Test
  void aServerRunsWithClosedStreams() throws IOException {
    ProgramProcess.RunResult result =
        launch(
            """
            LETHE serve --port 0 --data data <&- >&- 2>&- &
            until LETHE admin stop --data data 2>/dev/null; do kill -0 $! || break; done
            wait $!
            """);
    assertThat(result.exitCode()).as(result.err()).isZero();
  }
}
