package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import lethe.app.local.ExitCodes;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that names and files from outside can neither control the terminal nor block a match. */
@Timeout(120)
class OutsideTextIT {
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
   * A file name with a line break, an escape sequence, and a character that reverses the direction
   * of text.
   */
  private static final String NASTY = "n\n\u001b[31m\u202e\u009b.lethe";

  private static final String SHOWN = "n\\n\\u001b[31m\\u202e\\u009b.lethe";

  @TempDir Path home;

  @BeforeEach
  void createFinishedMatches() throws IOException {
    Files.writeString(home.resolve("match.lethe"), MATCH);
    Files.writeString(home.resolve(NASTY), MATCH);
  }

  private ProgramProcess.RunResult run(String... args) {
    ProgramProcess.RunResult ran = ProgramProcess.in(home).run(args);
    for (String printed : new String[] {ran.out(), ran.err()}) {
      assertThat(printed.chars().filter(c -> c != '\n').filter(OutsideTextIT::isControl))
          .as(printed)
          .isEmpty();
    }
    return ran;
  }

  private static boolean isControl(int c) {
    return Character.isISOControl(c) || Character.getType(c) == Character.FORMAT;
  }

  @Test
  void fileNamesAreEscaped() throws IOException {
    assertThat(run("verify", NASTY).done()).startsWith(SHOWN + ": ");
    assertThat(run("run", "--check", NASTY).done()).startsWith(SHOWN + ": ");
    Path saves = Files.createDirectories(home.resolve(".local/share/lethe/saves"));
    Files.writeString(saves.resolve(NASTY), MATCH);
    Files.writeString(saves.resolve("x" + NASTY), "nonsense");
    assertThat(run("saves").lines())
        .hasSize(2)
        .anySatisfy(line -> assertThat(line).startsWith(saves + "/" + SHOWN + "  "))
        .anySatisfy(line -> assertThat(line).startsWith(saves + "/x" + SHOWN + ":1"));
  }

  /** The errors of commands that print them directly. */
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
  void invalidFileNamesAreEscapedInErrors(String line) {
    String[] words = line.split(" ");
    for (int i = 0; i < words.length; i++) {
      words[i] = words[i].formatted(NASTY);
    }
    ProgramProcess.RunResult ran = run(words);
    assertThat(ran.failed(ran.exit())).contains("\\u001b[31m");
    assertThat(ran.exit()).isPositive();
  }

  @Test
  void controlCharactersAreEscapedInJson() throws IOException {
    Files.writeString(home.resolve("match.lethe.notes"), "2: a\\u001b\\u009bb\u2028c\n");
    String last = run("analyze", "match.lethe", "--json", "--notes").lines().getLast();
    try (JsonParser json = new JsonFactory().createParser(last)) {
      while (!"line".equals(json.nextFieldName())) {
        assertThat(json.hasCurrentToken()).isTrue();
      }
      assertThat(json.nextTextValue()).isEqualTo("a\u001b\u009bb\u2028c");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"notes", "branches"})
  void unreadableFilesBesideAMatchDoNotBlockIt(String ending) throws Exception {
    Path beside = home.resolve("match.lethe." + ending);
    Files.write(beside, new byte[] {'1', ':', ' ', 1, (byte) 0xff});
    assertUsable();
    Files.delete(beside);
    assumeTrue(new ProcessBuilder("mkfifo", beside.toString()).start().waitFor() == 0);
    assertUsable();
    Files.delete(beside);
    Files.createDirectory(beside);
    assertUsable();
    Files.delete(beside);
    Files.createSymbolicLink(beside, Path.of("nowhere"));
    assertUsable();
  }

  private void assertUsable() {
    assertThat(run("replay", "match.lethe", "--plain").exit()).isZero();
    assertThat(run("replay", "match.lethe", "--html", "out", "--overwrite", "--notes").exit())
        .isZero();
    assertThat(run("analyze", "match.lethe", "--notes").exit()).isZero();
    assertThat(run("replay", "match.lethe", "--branches").exit()).isLessThan(2);
    assertThat(run("play", "--from", "match.lethe:0").exit()).isZero();
  }

  @Test
  void pipesInPlaceOfTheProgramsFilesAreIgnored() throws Exception {
    Path own = Files.createDirectories(home.resolve(".local/share/lethe/saves"));
    for (String name :
        new String[] {"settings", "puzzles", "saves/a.lethe", "saves/a.lethe.notes"}) {
      Path file = own.resolveSibling(name);
      assumeTrue(new ProcessBuilder("mkfifo", file.toString()).start().waitFor() == 0);
    }
    Files.createSymbolicLink(own.resolve("b.lethe"), Path.of("nowhere"));
    Files.createDirectory(own.resolve("c.lethe"));
    assertThat(run("play", "ta-se").err()).contains("settings: ").contains("is ignored");
    assertThat(run("puzzle", "--list").err()).contains("puzzles: ").contains("is ignored");
    assertThat(run("puzzle", "--plain", "1").exit()).isZero();
    assertThat(run("saves").lines()).hasSize(1);
    assertThat(run("play", "--resume", own.resolve("a.lethe").toString()).exit())
        .isEqualTo(ExitCodes.INVALID_INPUT);
    assertThat(run("play", "ravens", "--option", "deck=" + own.resolve("a.lethe")).exit())
        .isEqualTo(ExitCodes.INVALID_INPUT);
  }

  @Test
  void aScriptMayBeAPipe() {
    ProgramProcess program = ProgramProcess.in(home);
    assertThat(program.shell("lethe run --check <(cat match.lethe)").exit()).isZero();
    assertThat(program.shell("lethe run --check /dev/stdin <match.lethe").exit()).isZero();
    assertThat(program.shell("cat match.lethe | lethe run --check /dev/stdin").exit()).isZero();
    assertThat(program.shell("lethe analyze --json <(cat match.lethe)").exit()).isZero();
  }
}
