package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the program on the full screen. With seed 3, red opens Ta-Se. */
@Timeout(240)
class FullScreenIT {
  private static final String PLAY_TA_SE =
      "./lethe play ta-se --seed 3 --seat red=human --seat blue=bot:random";

  @TempDir Path home;

  /** Returns the input line: the second-to-last line of the screen. */
  private static String inputLine(String screen) {
    List<String> lines = screen.lines().toList();
    return lines.size() < 2 ? "" : lines.get(lines.size() - 2);
  }

  private static boolean isAtShell(String screen) {
    return screen.stripTrailing().endsWith("%");
  }

  @Test
  void matchesCanBePlayedContinuedAndReviewedFromTheMenu() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      tmux.enter("./lethe; echo left with $?");
      String menu = tmux.waitFor("Choose with the arrow keys");
      assertThat(menu)
          .contains("games of memory", "ravens", "eurydice", "robots", "ta-se")
          .doesNotContain("continue");
      assertThat(tmux.isAlternate()).isTrue();
      tmux.type("ta");
      tmux.waitFor(screen -> inputLine(screen).equals("> ta"));
      tmux.press("Enter");
      tmux.waitFor("Lesson: a first match");
      tmux.press("Down");
      tmux.waitFor(screen -> inputLine(screen).equals("> [play]"));
      tmux.press("Enter");
      tmux.waitFor("round 1 of 6");
      tmux.enter("rules");
      tmux.waitFor("-- Enter: more");
      tmux.press("PageDown");
      tmux.press("PageUp");
      tmux.press("Escape");
      tmux.waitFor(
          screen -> inputLine(screen).startsWith("red>") && screen.contains("round 1 of 6"));
      tmux.enter("concede");
      tmux.waitFor("Type yes to confirm");
      tmux.enter("yes");
      tmux.waitFor("because red conceded");
      tmux.enter("rematch");
      tmux.waitFor(
          screen -> screen.contains("round 1 of 6") && inputLine(screen).startsWith("red>"));
      tmux.enter("quit");
      tmux.waitFor(screen -> inputLine(screen).equals("> [play]"));
      tmux.press("Enter");
      tmux.waitFor(
          screen -> screen.contains("round 1 of 6") && inputLine(screen).startsWith("red>"));
      tmux.press("Down");
      tmux.waitFor(screen -> inputLine(screen).startsWith("red> [put"));
      tmux.press("Enter");
      tmux.waitFor("last announced: ");
      tmux.enter("quit");
      assertThat(tmux.waitFor(screen -> inputLine(screen).equals("> [continue]")))
          .containsPattern("continue +Ta-Se as red, round 1, .*")
          .contains("Saved games (2)");
      tmux.press("Enter");
      tmux.waitFor("round 1 of 6");
      tmux.press("C-c");
      tmux.waitFor("Saved games (2)");
      tmux.enter("matches");
      tmux.waitFor("waits for red");
      tmux.enter("2");
      String review = tmux.waitFor("as red)>");
      assertThat(review).contains("(0 of ");
      tmux.press("End");
      tmux.waitFor("because red conceded");
      tmux.enter("as referee");
      tmux.waitFor("as referee)>");
      tmux.press("Escape");
      tmux.waitFor("Saved games: 2");
      tmux.press("Escape");
      tmux.waitFor("Choose with the arrow keys");
      tmux.enter("quit");
      tmux.waitFor("left with 0");
      assertThat(tmux.isAlternate()).isFalse();
      assertThat(tmux.scrollBackAndScreen()).doesNotContain("round 1", "games of memory");
    }
  }

  /** One line, which the terminal may wrap, summarizes the matches that the player has left. */
  @Test
  void leavingSeveralMatchesIsReportedOnce() throws IOException {
    try (Tmux tmux = Tmux.open(home, 120, 24)) {
      tmux.enter("./lethe");
      tmux.waitFor("Choose with the arrow keys");
      for (int i = 0; i < 3; i++) {
        tmux.enter("play ta-se");
        tmux.waitFor(screen -> inputLine(screen).startsWith("red>"));
        tmux.enter("save");
        tmux.waitFor(screen -> screen.contains("--resume"));
        tmux.enter("quit");
        tmux.waitFor(screen -> inputLine(screen).equals("> [continue]"));
      }
      tmux.press("Enter");
      tmux.waitFor(screen -> inputLine(screen).startsWith("red>"));
      tmux.press("C-c");
      tmux.waitFor(screen -> inputLine(screen).equals("> [continue]"));
      tmux.press("C-c");
      String screen = tmux.waitFor(FullScreenIT::isAtShell);
      assertThat(screen.lines().filter(line -> line.contains("saved.")).toList())
          .singleElement()
          .asString()
          .startsWith("3 matches are saved. Continue the last one with: ");
    }
  }

  @Test
  void aTableAdaptsToTheWindowSize() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      tmux.enter(PLAY_TA_SE);
      tmux.waitFor("round 1 of 6");
      tmux.type("put 5 in");
      tmux.waitFor(screen -> inputLine(screen).equals("red> put 5 in"));
      tmux.resize(15, 4);
      tmux.waitFor("too small");
      tmux.resize(130, 30);
      String wideScreen = tmux.waitFor("Messages");
      assertThat(wideScreen).contains("round 1 of 6", "│ Round 1 begins; red opens it.");
      assertThat(inputLine(wideScreen)).startsWith("red> put 5 in");
      tmux.resize(50, 12);
      tmux.waitFor("others: Tab");
      tmux.resize(80, 24);
      tmux.waitFor("╒═══════╕");
      tmux.enter(" 2");
      tmux.waitFor("last announced: blue ");
      tmux.press("PageUp");
      tmux.waitFor(screen -> screen.startsWith("Messages"));
      tmux.press("Escape");
      tmux.waitFor("round 1 of 6");
      tmux.press("Up");
      tmux.press("C-p");
      tmux.type("x");
      assertThat(inputLine(tmux.waitFor(screen -> inputLine(screen).endsWith("x"))))
          .isEqualTo("red> x");
      tmux.press("C-u");
      tmux.enter("putt 5");
      tmux.waitFor("There is no command");
    }
  }

  /** Also resizes the window during the match. */
  @ParameterizedTest
  @CsvSource({
    "ravens, Feth draws, 'Down,Enter', feth: draw",
    "eurydice, Take a step, 'Down,Enter', orpheus: up ",
    "robots, shown once, 'Enter,Enter,Down,Enter', axle: point ",
    "ta-se, Your turn, 'Down,Enter', red: put "
  })
  void eachGameCanBePlayedWithKeysAloneAndResumed(
      String game, String openingText, String keys, String entry) throws IOException {
    try (Tmux tmux = Tmux.open(home, 100, 30)) {
      tmux.enter("./lethe play " + game + " --seed 2 --no-story --still");
      tmux.waitFor(openingText);
      for (String key : keys.split(",", -1)) {
        String previousScreen = tmux.screen();
        tmux.press(key);
        tmux.waitFor(screen -> !screen.equals(previousScreen));
      }
      Path save = ProgramProcess.inHome(home).filesOfSavedGames().getFirst();
      tmux.waitFor(_ -> ProgramProcess.readFile(save).contains("\n" + entry));
      tmux.resize(30, 9);
      tmux.waitFor(screen -> screen.contains("…"));
      tmux.resize(80, 24);
      tmux.waitFor(screen -> screen.lines().count() > 12);
      tmux.press("C-c");
      tmux.waitFor(FullScreenIT::isAtShell);
      tmux.enter("clear; ./lethe");
      tmux.waitFor(screen -> inputLine(screen).equals("> [continue]"));
      tmux.press("Enter");
      tmux.waitFor(
          screen -> screen.lines().count() > 12 && !inputLine(screen).equals("> [continue]"));
    }
  }

  @Test
  void aSuspendedMatchContinuesInTheForeground() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      tmux.enter("set -m");
      tmux.enter(PLAY_TA_SE);
      tmux.waitFor("round 1 of 6");
      tmux.type("put 5");
      tmux.waitFor(screen -> inputLine(screen).equals("red> put 5"));
      tmux.press("C-z");
      String suspended = tmux.waitFor(screen -> screen.contains("Stopped") && isAtShell(screen));
      assertThat(suspended).doesNotContain("round 1 of 6");
      assertThat(tmux.isAlternate()).isFalse();
      tmux.enter("echo still here");
      tmux.waitFor("\nstill here");
      tmux.enter("fg");
      String resumed = tmux.waitFor("round 1 of 6");
      assertThat(inputLine(resumed)).isEqualTo("red> put 5");
      tmux.enter(" in 2");
      tmux.waitFor("last announced: blue ");
    }
  }

  @Test
  void theTerminalTitleIsRestoredWhenTheProgramEnds() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      String previousTitle = tmux.title();
      for (Runnable endProgram :
          List.<Runnable>of(
              () -> tmux.press("C-c"),
              () -> tmux.startedProcesses().forEach(ProcessHandle::destroy))) {
        tmux.enter("clear; TERM=tmux-256color " + PLAY_TA_SE);
        tmux.waitFor("round 1 of 6");
        assertThat(tmux.title()).isEqualTo("* Lethe");
        endProgram.run();
        tmux.waitFor(FullScreenIT::isAtShell);
        assertThat(tmux.title()).isEqualTo(previousTitle);
      }
    }
  }

  @Test
  void aTerminatedProgramRestoresTheTerminalAndSavesTheMatch() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      tmux.enter(PLAY_TA_SE);
      tmux.waitFor("round 1 of 6");
      tmux.enter("put 5 in 2");
      tmux.waitFor("last announced: blue ");
      tmux.startedProcesses().forEach(ProcessHandle::destroy);
      tmux.waitFor(FullScreenIT::isAtShell);
      assertThat(tmux.isAlternate()).isFalse();
      tmux.enter("clear; stty -a | tr ' ' '\\n' | grep -cx -e icanon -e echo");
      tmux.waitFor(screen -> screen.startsWith("2\n"));
      Path save = ProgramProcess.inHome(home).filesOfSavedGames().getFirst();
      assertThat(ProgramProcess.readFile(save)).contains("red: put 5 in 2\n");
      tmux.enter("clear; ./lethe");
      tmux.waitFor("continue");
      tmux.enter("con");
      tmux.waitFor("last announced: blue ");
    }
  }

  /** Without the program's handler, the JVM would print the stacks of its threads. */
  @Test
  void aQuitSignalDoesNotChangeTheScreen() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      tmux.enter(PLAY_TA_SE);
      tmux.waitFor(screen -> inputLine(screen).equals("red>"));
      tmux.type("x");
      String previousScreen = tmux.waitFor(screen -> inputLine(screen).equals("red> x"));
      tmux.signal("QUIT");
      tmux.type("x");
      tmux.waitFor(screen -> inputLine(screen).equals("red> xx"));
      tmux.press("BSpace");
      assertThat(tmux.waitFor(screen -> inputLine(screen).equals("red> x")))
          .isEqualTo(previousScreen);
    }
  }

  @Test
  void unassignedKeysDoNotChangeTheScreen() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      tmux.enter(PLAY_TA_SE);
      String previousScreen = tmux.waitFor(screen -> inputLine(screen).equals("red>"));
      for (String key : List.of("F5", "F12", "M-x", "C-q", "C-s", "IC", "F9")) {
        tmux.press(key);
      }
      tmux.type("x");
      tmux.waitFor(screen -> inputLine(screen).equals("red> x"));
      tmux.press("BSpace");
      assertThat(tmux.waitFor(screen -> inputLine(screen).equals("red>")))
          .isEqualTo(previousScreen);
    }
  }

  @Test
  void theScreenCanBeDrawnInAsciiWithoutColors() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      tmux.enter(PLAY_TA_SE + " --theme none --ascii");
      tmux.waitFor("round 1 of 6");
      assertThat(tmux.coloredScreen()).doesNotContain("\u001b[91m", "\u001b[38;");
      assertThat(tmux.screen()).matches("[\\n -~]*").contains("+=======+");
    }
  }
}
