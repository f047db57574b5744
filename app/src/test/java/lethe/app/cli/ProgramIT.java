package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import lethe.app.local.ExitCodes;
import lethe.app.program.ProgramCheck;
import lethe.app.text.Resources;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests programs as players from the command line. */
class ProgramIT {
  /** A shell script that always plays the first legal move. */
  private static final String FIRST_MOVE =
      """
      while read -r line; do
        case $line in
          '{"is":"hello"'*) echo '{"is":"ready","name":"first"}' ;;
          '{"is":"choose"'* | '{"is":"refused"'*) echo '{"is":"move","index":0}' ;;
        esac
      done
      """;

  /** A difference that is negative in the whole confidence interval. */
  private static final String LESS = "-[0-9.]+ %s \\(95%% confidence: -[0-9.]+ to -[0-9.]+\\)";

  private static final String FEWER_WINS = LESS.formatted("percentage points");
  private static final String FEWER_POINTS = LESS.formatted("points per match");

  @TempDir Path home;

  /** Writes a shell script to {@code player.sh}, and returns the player that runs it. */
  private String scriptPlayer(String text) throws IOException {
    Files.writeString(home.resolve("player.sh"), text);
    return "exec:sh player.sh";
  }

  private ProgramProcess lethe() {
    return ProgramProcess.inHome(home);
  }

  /** The remarks of the program are saved as notes. */
  @Test
  void theMovesOfAProgramAreSavedAndReplayedWithoutIt() throws IOException {
    String remark = "echo '{\"is\":\"info\",\"evaluation\":0.5,\"note\":\"fine\"}'; ";
    String player =
        scriptPlayer(
            FIRST_MOVE.replace("echo '{\"is\":\"move\"", remark + "echo '{\"is\":\"move\""));
    lethe().run("play", "ta-se", "--seed", "3", "--seat", "red=" + player, "--save", "match.lethe");
    String saved = Files.readString(home.resolve("match.lethe"));
    assertThat(saved)
        .contains("seat red program:first\n", "seat blue human\n", "red: put")
        .doesNotContain("player.sh");
    assertThat(Files.readString(home.resolve("match.lethe.notes")))
        .contains(": red, first: 0.5 fine\n");
    Files.delete(home.resolve("player.sh"));
    assertThat(
            CommandRunner.run("run", "--check", home.resolve("match.lethe").toString())
                .requireSuccess())
        .contains("valid");
  }

  @Test
  void aProgramPlaysASeatOfAScript() throws IOException {
    Files.writeString(home.resolve("script"), "game ta-se\nseed 3\nred: put 5 in 2\n");
    assertThat(
            lethe()
                .run("run", "script", "--seat", "blue=" + scriptPlayer(FIRST_MOVE), "--json")
                .requireSuccess())
        .contains("program:first", "\"seat\":\"blue\"");
  }

  @Test
  void aProgramThatEndsAtOnceIsReported() throws IOException {
    assertThat(
            lethe()
                .run("play", "ta-se", "--seat", "blue=" + scriptPlayer("echo broken >&2; exit 3"))
                .requireFailure(ExitCodes.FAILURE))
        .contains("blue: the program sh no longer plays. It ended with exit code 3.\n", "broken");
    assertThat(home.resolve(".local/share/lethe/saves"))
        .satisfiesAnyOf(
            folder -> assertThat(folder).doesNotExist(),
            folder -> assertThat(folder).isEmptyDirectory());
  }

  @Test
  void botCheckReportsWhetherThereAreMistakes() throws IOException {
    scriptPlayer(FIRST_MOVE);
    assertThat(lethe().run("bot", "check", "--game", "ta-se", "sh", "player.sh").requireSuccess())
        .endsWith("No mistakes were found.\n");
    scriptPlayer(FIRST_MOVE.replace("index\":0", "index\":-1"));
    ProgramProcess.RunResult mistakes =
        lethe().run("bot", "check", "--game", "ta-se", "sh", "player.sh");
    assertThat(mistakes.exitCode()).isEqualTo(ExitCodes.FAILURE);
    assertThat(mistakes.out()).contains("index-out-of-range: ", "three-refusals: ");
  }

  @Test
  void botCheckReportsOnceThatAProgramCannotBeStarted() {
    ProgramProcess.RunResult result = CommandRunner.run("bot", "check", "./missing");
    assertThat(result.requireFailure(ExitCodes.FAILURE))
        .startsWith(
            "No match was played with the program. It cannot be started: Cannot run program"
                + " \"./missing\": ")
        .hasLineCount(1);
    assertThat(result.out()).isEmpty();
  }

  @Test
  void theExampleProgramsAreBetterThanTheWeakestBots() throws IOException, InterruptedException {
    assumeTrue(hasPython(), "Python is missing");
    Files.writeString(
        home.resolve("lethe.py"), CommandRunner.run("bot", "example", "client").requireSuccess());
    assertThat(
            comparison("bot:random", "ta-se", "red", "--games", "8", "--seat", "blue=bot:random"))
        .containsPattern(FEWER_POINTS);
    assertThat(comparison("bot:rusty", "robots", "axle", "--games", "2"))
        .containsPattern(FEWER_POINTS);
    assertThat(comparison("bot:random", "eurydice", "orpheus", "--games", "20"))
        .containsPattern(FEWER_WINS);
    assertThat(
            comparison("bot:random", "ravens", "ren", "--games", "16", "--seat", "feth=bot:fair"))
        .containsPattern(FEWER_POINTS);
  }

  /**
   * Simulates matches in which an example program and then a bot plays a seat of the same deals,
   * and returns the comparison of the bot with the program.
   */
  private String comparison(String bot, String game, String seat, String... options)
      throws IOException {
    String player = game + "-player.py";
    String text = Resources.text(ProgramCheck.class, "examples/" + player);
    assertThat(text.lines()).hasSizeLessThanOrEqualTo(30);
    Files.writeString(home.resolve(player), text);
    String[] arguments = {
      "sim", game, "--seat", seat + "=exec:python3 " + player, "--than-seat", seat + "=" + bot
    };
    String out =
        lethe()
            .run(Stream.concat(Stream.of(arguments), Stream.of(options)).toArray(String[]::new))
            .requireSuccess();
    return out.substring(out.indexOf("With the change, " + seat + " wins"));
  }

  private static boolean hasPython() throws InterruptedException {
    try {
      return new ProcessBuilder("python3", "-c", "import sys; sys.exit(sys.version_info < (3, 9))")
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return false;
    }
  }
}
