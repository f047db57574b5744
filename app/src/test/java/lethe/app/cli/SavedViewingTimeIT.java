package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import lethe.app.cli.ProgramProcess.RunResult;
import lethe.app.local.ExitCodes;
import lethe.app.titles.robots.RobotsTitle;
import lethe.app.words.Resources;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests what the program shows of a saved game of Nothing Human whose cards are face up. */
class SavedViewingTimeIT {
  private static final String OPEN =
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

  /** Text that is drawn only if cards are face up. */
  private static final String CARDS = "short circuit─";

  @TempDir Path home;

  private ProgramProcess program(String text) {
    ProgramProcess program = ProgramProcess.in(home);
    program.file("f.lethe", text);
    return program;
  }

  private List<String> notesIn(String file) {
    return ProgramProcess.text(home.resolve(file))
        .lines()
        .filter(line -> line.startsWith("*"))
        .toList();
  }

  private static String cards(RunResult ran) {
    return ran.out().contains(CARDS) ? "open" : "covered";
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "--as axle", "--as spectator", "--json", "--json --as axle"})
  void runNeverShowsFaceUpCardsOfARunningMatch(String more) {
    ProgramProcess program = program(OPEN);
    String[] words = ("run f.lethe " + more).strip().split(" ");
    String out = program.run(words).done();
    assertThat(out).doesNotContain(CARDS, "\"card\"").contains("The match waits for axle, bolt.");
    if (!more.contains("json")) {
      assertThat(out.replaceAll("\\s+", " "))
          .contains(
              "What lies open now is seen only at the table, for as long as it may be: lethe play"
                  + " --resume f.lethe");
    }
  }

  @Test
  void aScriptHasNoRestrictions() {
    ProgramProcess program = program(OPEN.replaceAll("saved .*\n", ""));
    assertThat(program.run("run", "f.lethe").done()).contains(CARDS);
    assertThat(program.run("run", "f.lethe", "--as", "referee").done()).contains(CARDS);
    assertThat(program.fed("last\nquit\n", "replay", "f.lethe").done())
        .contains("a1 short circuit");
  }

  /** No human plays in it, so it is not a saved game. */
  @Test
  void aScriptWithBotsAloneIsNotASavedGame() {
    ProgramProcess program = program("game robots\nseed 3\nseat axle bot\nseat bolt bot\n");
    String out = program.fed("last\nquit\n", "replay", "f.lethe").done();
    assertThat(out).contains("The match is over");
    RunResult fork = program.fed("quit\n", "play", "--from", "f.lethe:2");
    assertThat(fork.exit()).isZero();
    assertThat(ProgramProcess.text(program.saves().getFirst())).contains("\n* known fork\n");
  }

  @Test
  void aCopyKeepsTheViewingTimeAndOnlyTheLatestCopyCanBeResumed() {
    ProgramProcess program = program(OPEN);
    program.fed("\nquit\n", "play", "--resume", "f.lethe", "--save", "g.lethe");
    String copies =
        "* copy " + home.resolve("f.lethe") + "\n* copy " + home.resolve("g.lethe") + "\n";
    assertThat(ProgramProcess.text(home.resolve("f.lethe"))).isEqualTo(OPEN + copies);
    assertThat(ProgramProcess.text(home.resolve("g.lethe")))
        .startsWith(OPEN + copies + "* unguarded");
    assertThat(program.run("play", "--resume", "f.lethe").failed(ExitCodes.INVALID_INPUT))
        .isEqualTo(
            "f.lethe: this match has come further in "
                + home.resolve("g.lethe")
                + ", or is being played there; go on there: lethe play --resume "
                + home.resolve("g.lethe")
                + "\n");
    assertThat(program.fed("quit\n", "play", "--resume", "g.lethe").out())
        .contains("for 45 seconds");
  }

  /**
   * This includes a copy that was not made by the program, as long as it is beside the original.
   */
  @Test
  void theRefereeSeesACopyOnlyIfNoOtherCopyIsRunning() throws IOException {
    ProgramProcess program = program(OPEN);
    Files.copy(home.resolve("f.lethe"), home.resolve("g.lethe"));
    RunResult conceding = program.fed("concede\nconcede\nquit\n", "play", "--resume", "g.lethe");
    assertThat(cards(conceding)).isEqualTo("covered");
    String closed = "lethe: g.lethe and " + home.resolve("f.lethe") + " are copies of one match,";
    assertThat(program.run("run", "g.lethe", "--as", "referee").failed(ExitCodes.USAGE_ERROR))
        .startsWith(closed);
    assertThat(program.run("replay", "g.lethe").failed(ExitCodes.USAGE_ERROR)).startsWith(closed);
    assertThat(program.run("play", "--from", "g.lethe:0").failed(ExitCodes.USAGE_ERROR))
        .startsWith(closed);
    assertThat(cards(program.run("run", "g.lethe"))).isEqualTo("covered");
    assertThat(program.run("play", "--resume", "f.lethe").failed(ExitCodes.INVALID_INPUT))
        .contains("this match has come further in ");
    Files.delete(home.resolve("f.lethe"));
    assertThat(program.run("run", "g.lethe", "--as", "referee").done()).contains(CARDS);
  }

  /**
   * While bots hold the seats of the players, the viewing time of these players goes on. The end of
   * the match names the bots.
   */
  @Test
  void watchingABotInAPlayersSeatUsesUpTheViewingTime() {
    ProgramProcess program = program(OPEN);
    String[] watch = {
      "play", "--resume", "f.lethe", "--seat", "axle=bot:perfect", "--seat", "bolt=bot:perfect"
    };
    assertThat(program.fed("\n\n\n\n\n\n\n\nquit\n", watch).out()).contains("for 50 seconds");
    assertThat(notesIn("f.lethe")).contains("* unguarded axle", "* unguarded bolt");
    RunResult back =
        program.fed(
            "concede\nconcede\nquit\n",
            "play",
            "--resume",
            "f.lethe",
            "--seat",
            "axle=human",
            "--seat",
            "bolt=human");
    assertThat(back.out().replaceAll("\\s+", " "))
        .contains("Unguarded: axle, bolt could read")
        .containsPattern("Bot in a seat: bot:perfect made (\\d+) of the \\1 moves? of axle");
    assertThat(program.run("run", "f.lethe").done()).contains("Bot in a seat: bot:perfect");
    String saves = moveToSavedGames("f.lethe").run("saves").done();
    assertThat(saves).contains(" (unguarded, bot in a seat)  robots, ");
  }

  private ProgramProcess moveToSavedGames(String file) {
    try {
      Path folder = Files.createDirectories(home.resolve(".local/share/lethe/saves"));
      Files.move(home.resolve(file), folder.resolve(file));
      return ProgramProcess.in(home);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void chosenSeedsForksAndHintsAreMarked() {
    ProgramProcess program = ProgramProcess.in(home);
    String give = "concede\nconcede\nquit\n";
    program.fed("hint\n" + give, "play", "ravens", "--seed", "3");
    RunResult fork =
        program.fed(give, "play", "--from", program.saves().getFirst() + ":0", "--save", "x.lethe");
    assertThat(fork.out().replaceAll("\\s+", " "))
        .contains("Forked: it began as another match had, which was known.");
    program.fed(give, "play", "ravens");
    List<String> saves = program.run("saves").done().lines().toList();
    assertThat(saves.getFirst()).contains(" (chosen seed, hints)  ravens, ");
    assertThat(saves.getLast()).contains("over: ").doesNotContain(")");
  }

  /** Everyone can read the seed of a script. */
  @Test
  void aResumedScriptHasAChosenSeed() {
    ProgramProcess program = program(Resources.text(RobotsTitle.class, "whole-match.lethe"));
    program.fed("quit\n", "play", "--resume", "f.lethe");
    assertThat(program.run("saves").done()).contains("(chosen seed)");
    assertThat(Collections.frequency(notesIn("f.lethe"), "* known seed")).isZero();
  }
}
