package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import lethe.app.local.ExitCodes;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that external names and files can neither control the terminal nor block a match. */
@Timeout(120)
class ExternalTextIT {
  private static final String MATCH =
      """
      lethe 1
      game ta-se
      seed 12
      seat red human
      seat blue bot
      red: put 5 in 2
      * concede red
      """;

  /**
   * A file name with a line break, escape sequences, and a character that reverses the direction of
   * text.
   */
  private static final String UNSAFE_NAME = "n\n\u001b[31m\u202e\u009b.lethe";

  private static final String ESCAPED_NAME = "n\\n\\u001b[31m\\u202e\\u009b.lethe";

  @TempDir Path home;

  @BeforeEach
  void createFinishedMatches() throws IOException {
    Files.writeString(home.resolve("match.lethe"), MATCH);
    Files.writeString(home.resolve(UNSAFE_NAME), MATCH);
  }

  private String path(String name) {
    return home.resolve(name).toString();
  }

  /** Starts the program, and checks that its output does not control the terminal. */
  private ProgramProcess.RunResult run(String... args) {
    return requireNoControlCharacters(ProgramProcess.inHome(home).run(args));
  }

  private static ProgramProcess.RunResult runInThisProcess(String... args) {
    return requireNoControlCharacters(CommandRunner.run(args));
  }

  private static ProgramProcess.RunResult requireNoControlCharacters(
      ProgramProcess.RunResult result) {
    for (String output : new String[] {result.out(), result.err()}) {
      assertThat(output.chars().filter(c -> c != '\n').filter(ExternalTextIT::isControl))
          .as(output)
          .isEmpty();
    }
    return result;
  }

  private static boolean isControl(int c) {
    return Character.isISOControl(c) || Character.getType(c) == Character.FORMAT;
  }

  @Test
  void fileNamesAreEscaped() throws IOException {
    assertThat(run("verify", UNSAFE_NAME).requireSuccess()).startsWith(ESCAPED_NAME + ": ");
    assertThat(runInThisProcess("run", "--check", path(UNSAFE_NAME)).requireSuccess())
        .startsWith(path(ESCAPED_NAME) + ": ");
    Path saves = Files.createDirectories(home.resolve(".local/share/lethe/saves"));
    Files.writeString(saves.resolve(UNSAFE_NAME), MATCH);
    Files.writeString(saves.resolve("x" + UNSAFE_NAME), "nonsense");
    assertThat(run("saves").lines())
        .hasSize(2)
        .anySatisfy(line -> assertThat(line).startsWith(saves + "/" + ESCAPED_NAME + "  "))
        .anySatisfy(line -> assertThat(line).startsWith(saves + "/x" + ESCAPED_NAME + ":1"));
  }

  /** Tests commands that print their errors directly. {@link UsageErrorsTest} tests the others. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "play --resume no%s",
        "run no%s",
        "replay no%s",
        "sim ta-se --csv no/%s",
        "admin list --data no%s",
        "serve --notice no%s",
        "join --socket no%s"
      })
  void unsafeFileNamesAreEscapedInErrors(String line) {
    String[] arguments = line.split(" ");
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = arguments[i].formatted(UNSAFE_NAME);
    }
    ProgramProcess.RunResult result = runInThisProcess(arguments);
    assertThat(result.requireFailure(result.exitCode())).contains("\\u001b[31m");
    assertThat(result.exitCode()).isPositive();
  }

  @Test
  void controlCharactersAreEscapedInJson() throws IOException {
    Files.writeString(home.resolve("match.lethe.notes"), "2: a\\u001b\\u009bb\u2028c\n");
    String last =
        runInThisProcess("analyze", path("match.lethe"), "--json", "--notes").lines().getLast();
    try (JsonParser json = new JsonFactory().createParser(last)) {
      while (!"line".equals(json.nextFieldName())) {
        assertThat(json.hasCurrentToken()).isTrue();
      }
      assertThat(json.nextTextValue()).isEqualTo("a\u001b\u009bb\u2028c");
    }
  }

  @Test
  void pipesAsNotesAndBranchesDoNotBlockTheProgram() throws Exception {
    for (String suffix : List.of("notes", "branches")) {
      Path file = home.resolve("match.lethe." + suffix);
      assumeTrue(new ProcessBuilder("mkfifo", file.toString()).start().waitFor() == 0);
    }
    assertThat(run("replay", "match.lethe", "--plain").exitCode()).isZero();
    String match = path("match.lethe");
    assertThat(
            runInThisProcess("replay", match, "--html", path("out"), "--overwrite", "--notes")
                .exitCode())
        .isZero();
    assertThat(runInThisProcess("analyze", match, "--notes").exitCode()).isZero();
    assertThat(runInThisProcess("replay", match, "--branches").exitCode()).isLessThan(2);
    assertThat(run("play", "--from", "match.lethe:0").exitCode()).isZero();
  }

  @Test
  void pipesAsSettingsAndSavesDoNotBlockTheProgram() throws Exception {
    Path saves = Files.createDirectories(home.resolve(".local/share/lethe/saves"));
    for (String name :
        new String[] {"settings", "puzzles", "saves/a.lethe", "saves/a.lethe.notes"}) {
      Path file = saves.resolveSibling(name);
      assumeTrue(new ProcessBuilder("mkfifo", file.toString()).start().waitFor() == 0);
    }
    Files.createSymbolicLink(saves.resolve("b.lethe"), Path.of("nowhere"));
    Files.createDirectory(saves.resolve("c.lethe"));
    assertThat(run("play", "ta-se").err()).contains("settings: ").contains("is ignored");
    assertThat(run("puzzle", "--list").err()).contains("puzzles: ").contains("is ignored");
    assertThat(run("puzzle", "--plain", "1").exitCode()).isZero();
    assertThat(run("saves").lines()).hasSize(1);
    String pipe = saves.resolve("a.lethe").toString();
    assertThat(runInThisProcess("play", "--resume", pipe).exitCode()).isEqualTo(ExitCodes.FAILURE);
    assertThat(runInThisProcess("play", "ravens", "--option", "deck=" + pipe).exitCode())
        .isEqualTo(ExitCodes.FAILURE);
  }

  @Test
  void aScriptCanBeReadFromAPipeOrStandardInput() {
    ProgramProcess program = ProgramProcess.inHome(home);
    assertThat(program.runShell("lethe run --check <(cat match.lethe)").exitCode()).isZero();
    assertThat(program.runShell("lethe run --check /dev/stdin <match.lethe").exitCode()).isZero();
    assertThat(program.runShell("cat match.lethe | lethe run --check /dev/stdin").exitCode())
        .isZero();
    assertThat(program.runShell("lethe analyze --json <(cat match.lethe)").exitCode()).isZero();
  }
}
