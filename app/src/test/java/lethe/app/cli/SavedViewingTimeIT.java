package lethe.app.cli;

import static lethe.app.cli.UsageErrorsTest.usageError;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import lethe.app.cli.ProgramProcess.RunResult;
import lethe.app.local.ExitCodes;
import lethe.app.text.Resources;
import lethe.app.titles.robots.RobotsTitle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests what the program shows of a saved game of Nothing Human whose cards are face up, and how it
 * marks matches in which a player may have had an advantage.
 */
class SavedViewingTimeIT {
  private static final String FACE_UP_MATCH =
      """
      lethe 1
      game robots
      rules 1
      saved 2026-01-01T00:00:00Z
      seed 3
      seat axle human
      seat bolt human
      * shown axle bolt
      * shown axle bolt
      """;

  /** A part of a card that is drawn only if the card is face up. */
  private static final String FACE_UP_CARD = "short circuit─";

  @TempDir Path home;

  private ProgramProcess program(String text) {
    ProgramProcess program = ProgramProcess.inHome(home);
    program.writeFile("f.lethe", text);
    return program;
  }

  private List<String> controlEntriesIn(String file) {
    return ProgramProcess.readFile(home.resolve(file))
        .lines()
        .filter(line -> line.startsWith("*"))
        .toList();
  }

  private String path(String name) {
    return home.resolve(name).toString();
  }

  /** Runs a saved game or script, and returns the output. */
  private String run(String file, String... options) {
    Stream<String> arguments = Stream.of("run", path(file));
    return CommandRunner.run(Stream.concat(arguments, Stream.of(options)).toArray(String[]::new))
        .requireSuccess();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "--as axle", "--as spectator", "--json", "--json --as axle"})
  void runHidesFaceUpCardsOfARunningMatch(String options) {
    program(FACE_UP_MATCH);
    String out =
        run(
            "f.lethe",
            Stream.of(options.split(" ")).filter(word -> !word.isEmpty()).toArray(String[]::new));
    assertThat(out)
        .doesNotContain(FACE_UP_CARD, "\"card\"")
        .contains("The match is waiting for axle, bolt.");
    if (!options.contains("json")) {
      assertThat(out.replaceAll("\\s+", " "))
          .contains(
              "The face-up cards are shown only at the table, for a limited time: lethe play --resume "
                  + path("f.lethe"));
    }
  }

  @Test
  void aScriptShowsTheFaceUpCards() {
    ProgramProcess program = program(FACE_UP_MATCH.replaceAll("saved .*\n", ""));
    assertThat(run("f.lethe")).contains(FACE_UP_CARD);
    assertThat(run("f.lethe", "--as", "referee")).contains(FACE_UP_CARD);
    assertThat(program.runWithInput("last\nquit\n", "replay", "f.lethe").requireSuccess())
        .contains("a1 short circuit");
  }

  @Test
  void aScriptWithOnlyBotsCanBeReplayedAndForked() {
    ProgramProcess program = program("game robots\nseed 3\nseat axle bot\nseat bolt bot\n");
    String out = program.runWithInput("last\nquit\n", "replay", "f.lethe").requireSuccess();
    assertThat(out).contains("The match is over");
    RunResult fork = program.runWithInput("quit\n", "play", "--from", "f.lethe:2");
    assertThat(fork.exitCode()).isZero();
    assertThat(ProgramProcess.readFile(program.filesOfSavedGames().getFirst()))
        .contains("\n* known fork\n");
  }

  @Test
  void aCopyReplacesTheOriginalAndKeepsTheViewingTime() {
    ProgramProcess program = program(FACE_UP_MATCH);
    program.runWithInput("\nquit\n", "play", "--resume", "f.lethe", "--save", "g.lethe");
    String copies =
        "* copy " + home.resolve("f.lethe") + "\n* copy " + home.resolve("g.lethe") + "\n";
    assertThat(ProgramProcess.readFile(home.resolve("f.lethe"))).isEqualTo(FACE_UP_MATCH + copies);
    assertThat(ProgramProcess.readFile(home.resolve("g.lethe")))
        .startsWith(FACE_UP_MATCH + copies + "* unguarded");
    assertThat(
            CommandRunner.run("play", "--resume", path("f.lethe"))
                .requireFailure(ExitCodes.FAILURE))
        .isEqualTo(
            path("f.lethe")
                + ": a newer copy of this match is in "
                + home.resolve("g.lethe")
                + "; continue that one: lethe play --resume "
                + home.resolve("g.lethe")
                + "\n");
    assertThat(program.runWithInput("quit\n", "play", "--resume", "g.lethe").out())
        .contains("for 45 seconds");
  }

  /** The program also finds copies that it did not make itself if they are in the same folder. */
  @Test
  void hiddenCardsAreNotShownWhileACopyIsRunning() throws IOException {
    ProgramProcess program = program(FACE_UP_MATCH);
    Files.copy(home.resolve("f.lethe"), home.resolve("g.lethe"));
    RunResult result =
        program.runWithInput("concede\nconcede\nquit\n", "play", "--resume", "g.lethe");
    assertThat(result.out()).doesNotContain(FACE_UP_CARD);
    String match = path("g.lethe");
    String denial = "lethe: " + match + " and " + path("f.lethe") + " are copies of one match,";
    assertThat(usageError("run", match, "--as", "referee")).startsWith(denial);
    assertThat(usageError("replay", match)).startsWith(denial);
    assertThat(usageError("play", "--from", match + ":0")).startsWith(denial);
    assertThat(run("g.lethe")).doesNotContain(FACE_UP_CARD);
    assertThat(
            CommandRunner.run("play", "--resume", path("f.lethe"))
                .requireFailure(ExitCodes.FAILURE))
        .contains("a newer copy of this match is in ");
    Files.delete(home.resolve("f.lethe"));
    assertThat(run("g.lethe", "--as", "referee")).contains(FACE_UP_CARD);
  }

  @Test
  void watchingBotsInThePlayersSeatsIsReported() throws IOException {
    ProgramProcess program = program(FACE_UP_MATCH);
    String[] watchBots = {
      "play", "--resume", "f.lethe", "--seat", "axle=bot:perfect", "--seat", "bolt=bot:perfect"
    };
    assertThat(program.runWithInput("\n\n\n\n\n\n\n\nquit\n", watchBots).out())
        .contains("for 50 seconds");
    assertThat(controlEntriesIn("f.lethe")).contains("* unguarded axle", "* unguarded bolt");
    RunResult resumed =
        program.runWithInput(
            "concede\nconcede\nquit\n",
            "play",
            "--resume",
            "f.lethe",
            "--seat",
            "axle=human",
            "--seat",
            "bolt=human");
    assertThat(resumed.out().replaceAll("\\s+", " "))
        .contains("Unguarded: axle and bolt could reread")
        .containsPattern("Bot substitute: bot:perfect made (\\d+) of axle's \\1 moves?");
    assertThat(run("f.lethe")).contains("Bot substitute: bot:perfect");
    moveToSavedGames("f.lethe");
    assertThat(program.run("saves").requireSuccess())
        .contains(" (unguarded, bot substitute)  robots, ");
  }

  private void moveToSavedGames(String file) throws IOException {
    Path folder = Files.createDirectories(home.resolve(".local/share/lethe/saves"));
    Files.move(home.resolve(file), folder.resolve(file));
  }

  @Test
  void knownSeedsForksAndHintsAreMarked() {
    ProgramProcess program = ProgramProcess.inHome(home);
    String concede = "concede\nconcede\nquit\n";
    program.runWithInput("hint\n" + concede, "play", "ravens", "--seed", "3");
    RunResult fork =
        program.runWithInput(
            concede,
            "play",
            "--from",
            program.filesOfSavedGames().getFirst() + ":0",
            "--save",
            "x.lethe");
    assertThat(fork.out().replaceAll("\\s+", " "))
        .contains(
            "Forked: the match began as a copy of another, so its deal could have been known.");
    program.runWithInput(concede, "play", "ravens");
    List<String> saves = program.run("saves").requireSuccess().lines().toList();
    assertThat(saves.getFirst()).contains(" (known seed, hints)  ravens, ");
    assertThat(saves.getLast()).contains("over: ").doesNotContain(")");
  }

  /** Everyone can read the seed of a script. */
  @Test
  void aResumedScriptIsMarkedWithAKnownSeed() {
    ProgramProcess program = program(Resources.text(RobotsTitle.class, "whole-match.lethe"));
    program.runWithInput("quit\n", "play", "--resume", "f.lethe");
    assertThat(program.run("saves").requireSuccess()).contains("(known seed)");
    assertThat(Collections.frequency(controlEntriesIn("f.lethe"), "* known seed")).isZero();
  }
}
