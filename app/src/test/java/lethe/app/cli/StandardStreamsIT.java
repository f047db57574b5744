package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import lethe.app.local.ExitCodes;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests standard streams that cannot be written or are closed from the start. */
@Timeout(120)
class StandardStreamsIT {
  private static final Path FULL = Path.of("/dev/full");

  private static final String LOST = "lethe: standard output could not be written: ";

  @TempDir Path home;

  @BeforeEach
  void createFinishedMatch() throws IOException {
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

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "games",
        "rules robots",
        "run match.lethe",
        "run match.lethe --json",
        "run match.lethe --check",
        "run match.lethe --as referee",
        "sim ta-se --games 2",
        "saves",
        "verify match.lethe",
        "replay match.lethe --branches",
        "replay match.lethe --plain",
        "analyze match.lethe --json",
        "puzzle --list",
        "puzzle --make ta-se --count 1 --out puzzles",
        "puzzle --plain 1",
        "completion bash",
        "completion fish",
        "man",
        "man play",
        "play robots --seed 5",
        "play ta-se --plain",
        "serve --check",
        "--help",
        "play --help",
        "saves delete --help",
        "--version"
      })
  void aFailedWriteToStandardOutputIsReported(String line) {
    Assumptions.assumeTrue(Files.exists(FULL), "there is no /dev/full here");
    ProgramProcess program = ProgramProcess.in(home);
    ProgramProcess.RunResult ran = program.shell("lethe " + line + " >/dev/full </dev/null");
    assertThat(ran.err()).as(line).containsOnlyOnce(LOST).contains("No space left on device");
    assertThat(ran.exit()).as(line).isEqualTo(ExitCodes.INTERNAL_ERROR);
  }

  @Test
  void unprintableErrorMessagesAreNotAFailure() {
    assertThat(ProgramProcess.in(home).shell("lethe games >/dev/null 2>/dev/full").exit()).isZero();
    assertThat(ProgramProcess.in(home).shell("lethe nothing >/dev/full").exit())
        .isEqualTo(ExitCodes.USAGE_ERROR);
  }

  @ParameterizedTest
  @ValueSource(strings = {"games", "rules robots", "run match.lethe", "completion bash", "--help"})
  void closingTheOutputPipeIsNotAFailure(String line) {
    ProgramProcess.RunResult ran =
        ProgramProcess.in(home).shell("lethe " + line + " | true; exit ${PIPESTATUS[0]}");
    assertThat(ran.err()).isEmpty();
    assertThat(ran.exit()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "replay match.lethe --html /dev/full",
        "replay match.lethe --cast /dev/full --overwrite",
        "sim ta-se --games 2 --csv /dev/full"
      })
  void aFileThatCannotBeWrittenIsAFailure(String line) {
    Assumptions.assumeTrue(Files.exists(FULL), "there is no /dev/full here");
    ProgramProcess.RunResult ran = ProgramProcess.in(home).shell("lethe " + line);
    assertThat(ran.exit()).isEqualTo(ExitCodes.INTERNAL_ERROR);
    assertThat(ran.err()).isEqualTo("lethe: /dev/full: No space left on device\n");
    assertThat(Files.isRegularFile(FULL)).as("a file has replaced the device").isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "replay match.lethe --html out",
        "replay match.lethe --cast out",
        "sim ta-se --games 20 --csv out",
        "man --into folder",
        "puzzle --make ta-se --count 1 --out folder"
      })
  void aFullDiskIsAFailure(String line) throws IOException {
    ProgramProcess.RunResult ran =
        ProgramProcess.in(home)
            .shell(
                "trap '' XFSZ; lethe games >/dev/null; ulimit -f 0; lethe "
                    + line
                    + " 2>&1 | cat >&2; exit ${PIPESTATUS[0]}");
    assertThat(ran.exit()).as(ran.out()).isEqualTo(ExitCodes.INTERNAL_ERROR);
    assertThat(home.resolve("out")).doesNotExist();
  }

  @Test
  void aPipeCanBeNamedAsTheFileToWrite() {
    ProgramProcess.RunResult ran =
        ProgramProcess.in(home)
            .shell("lethe replay match.lethe --html >(head -c 9 >page); wait $!; cat page");
    assertThat(ran.out()).isEqualToIgnoringCase("<!doctype");
  }

  /**
   * Starts the program as the launcher does, from a POSIX shell.
   *
   * @param line a line of shell with redirections, in which {@code LETHE} is the program
   */
  private ProgramProcess.RunResult launched(String line) throws IOException {
    return launched("at", line);
  }

  private ProgramProcess.RunResult launched(String folder, String line) throws IOException {
    Path at = Files.createDirectories(home.resolve(folder));
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest
        .getMainAttributes()
        .put(
            Attributes.Name.CLASS_PATH,
            Arrays.stream(System.getProperty("java.class.path").split(":", -1))
                .map(entry -> Path.of(entry).toUri().toString())
                .collect(Collectors.joining(" ")));
    try (OutputStream jar = Files.newOutputStream(at.resolve("lethe.jar"))) {
      new JarOutputStream(jar, manifest).close();
    }
    Files.copy(
        Path.of("launch.sh"), home.resolve("launch.sh"), StandardCopyOption.REPLACE_EXISTING);
    Files.writeString(
        home.resolve("lethe"),
        "set -eu\njava_home='%s'\n. ./launch.sh\nstart %s \"$@\"\n"
            .formatted(System.getProperty("java.home"), folder));
    return ProgramProcess.in(home).shell(line.replace("LETHE", "sh ./lethe"));
  }

  @Test
  void aClosedInputIsEmpty() throws IOException {
    String empty = launched("LETHE play robots --seed 5 --plain --no-story </dev/null").out();
    assertThat(empty).contains("Round 1 of 3 begins").endsWith("[Enter] \n");
    assertThat(launched("LETHE play robots --seed 5 --plain --no-story <&-").out())
        .isEqualTo(empty);
    assertThat(launched("LETHE run - <&-").err()).startsWith("-:");
  }

  @Test
  void aClosedOutputIsAFailure() throws IOException {
    ProgramProcess.RunResult ran = launched("LETHE games >&-");
    assertThat(ran.err()).startsWith(LOST);
    assertThat(ran.exit()).isEqualTo(ExitCodes.INTERNAL_ERROR);
  }

  @Test
  void closedStreamsDoNotWriteIntoFiles() throws IOException {
    assertThat(launched("LETHE nothing 2>&-").exit()).isEqualTo(ExitCodes.USAGE_ERROR);
    assertThat(launched("LETHE games 2>&-").done()).contains("robots");
    assertThat(launched("LETHE games <&- 2>&-").done()).contains("robots");
    ProgramProcess.RunResult ran =
        launched("LETHE play ta-se --plain --save kept.lethe <&- >&- 2>&-");
    assertThat(ran.exit()).isEqualTo(ExitCodes.INTERNAL_ERROR);
    assertThat(Files.readString(home.resolve("kept.lethe"))).startsWith("lethe 1\n");
    assertThat(launched("LETHE verify kept.lethe").exit()).isZero();
  }

  /** Tests folders, arguments and output if the charset of the locale is ASCII. */
  @ParameterizedTest
  @ValueSource(strings = {"LC_ALL=C", "LC_ALL= LANG=", "LC_ALL=xx_XX.UTF-8", "LC_ALL=xx_XX"})
  void allNamesWorkInEveryLocale(String locale) throws IOException {
    Files.copy(home.resolve("match.lethe"), home.resolve("mätch.lethe"));
    Files.createDirectory(home.resolve("höme"));
    ProgramProcess.RunResult ran =
        launched(
            "ünï",
            """
            with() { env HOME="$PWD/höme" %s "$@"; }
            with LETHE saves && with LETHE verify mätch.lethe && with LETHE run nö.lethe
            """
                .formatted(locale));
    boolean ascii = !locale.contains("UTF-8");
    assertThat(ran.out()).contains(ascii ? "h\\u00f6me" : "höme");
    assertThat(ran.failed(ExitCodes.INVALID_INPUT))
        .startsWith(ascii ? "n\\u00f6.lethe:" : "nö.lethe:");
  }

  @Test
  void aServerRunsWithoutStreams() throws IOException {
    ProgramProcess.RunResult ran =
        launched(
            """
            LETHE serve --port 0 --data data <&- >&- 2>&- &
            until LETHE admin stop --data data 2>/dev/null; do kill -0 $! || break; done
            wait $!
            """);
    assertThat(ran.exit()).as(ran.err()).isZero();
  }
}
