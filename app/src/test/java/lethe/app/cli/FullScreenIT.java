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

/** Tests the program on a full screen. With seed 3 red opens Ta-Se. */
@Timeout(240)
class FullScreenIT {
  private static final String TASE =
      "./lethe play ta-se --seed 3 --seat red=human --seat blue=bot:random";

  @TempDir Path home;

  /** Returns the line that is being typed. */
  private static String typed(String screen) {
    List<String> lines = screen.lines().toList();
    return lines.size() < 2 ? "" : lines.get(lines.size() - 2);
  }

  private static boolean isAtShell(String screen) {
    return screen.stripTrailing().endsWith("%");
  }

  @Test
  void thePlayerGoesFromTheMenuToATableAndBack() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      tmux.enter("./lethe; echo left with $?");
      String menu = tmux.until("Choose with the arrows");
      assertThat(menu)
          .contains("games of memory", "ravens", "eurydice", "robots", "ta-se")
          .doesNotContain("go-on");
      assertThat(tmux.isAlternate()).isTrue();
      tmux.type("ta");
      tmux.until(screen -> typed(screen).equals("> ta"));
      tmux.press("Enter");
      tmux.until("A first match, guided");
      tmux.press("Down");
      tmux.until(screen -> typed(screen).equals("> [play]"));
      tmux.press("Enter");
      tmux.until("round 1 of 6");
      tmux.enter("rules");
      tmux.until("-- Enter: more");
      tmux.press("PageDown");
      tmux.press("PageUp");
      tmux.press("Escape");
      tmux.until(screen -> typed(screen).startsWith("red>") && screen.contains("round 1 of 6"));
      tmux.enter("concede");
      tmux.until("Type concede once more");
      tmux.enter("concede");
      tmux.until("because red gave up");
      tmux.enter("rematch");
      tmux.until(screen -> screen.contains("round 1 of 6") && typed(screen).startsWith("red>"));
      tmux.enter("quit");
      tmux.until("A first match, guided");
      tmux.press("Escape");
      assertThat(tmux.until("Choose with the arrows")).contains("go-on", "Saved games (2)");
      tmux.enter("go");
      tmux.until("round 1 of 6");
      tmux.press("C-c");
      tmux.until("Saved games (2)");
      tmux.enter("matches");
      tmux.until("waits for red");
      tmux.enter("2");
      String review = tmux.until("as spectator)>");
      assertThat(review).contains("(0 of ");
      tmux.press("End");
      tmux.until("because red gave up");
      tmux.enter("as referee");
      tmux.until("as referee)>");
      tmux.press("Escape");
      tmux.until("Saved games: 2");
      tmux.press("Escape");
      tmux.until("Choose with the arrows");
      tmux.enter("quit");
      tmux.until("left with 0");
      assertThat(tmux.isAlternate()).isFalse();
      assertThat(tmux.scrollBack()).doesNotContain("round 1", "games of memory");
    }
  }

  @Test
  void aTableAdaptsToTheWindowSize() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      tmux.enter(TASE);
      tmux.until("round 1 of 6");
      tmux.type("put 5 in");
      tmux.until(screen -> typed(screen).equals("red> put 5 in"));
      tmux.resize(15, 4);
      tmux.until("too small");
      tmux.resize(130, 30);
      String wide = tmux.until("What was told");
      assertThat(wide).contains("round 1 of 6", "│ Round 1 begins; red opens it.");
      assertThat(typed(wide)).startsWith("red> put 5 in");
      tmux.resize(50, 12);
      tmux.until("others: Tab");
      tmux.resize(80, 24);
      tmux.until("╒═══════╕");
      tmux.enter(" 2");
      tmux.until("last told: blue ");
      tmux.press("PageUp");
      tmux.until(screen -> screen.startsWith("What was told"));
      tmux.press("Escape");
      tmux.until("round 1 of 6");
      tmux.press("Up");
      tmux.press("C-p");
      tmux.type("x");
      assertThat(typed(tmux.until(screen -> typed(screen).endsWith("x")))).isEqualTo("red> x");
      tmux.press("C-u");
      tmux.enter("putt 5");
      tmux.until("That is not clear");
    }
  }

  /** Each game is begun, played by keys alone, shown in a smaller window, left, and resumed. */
  @ParameterizedTest
  @CsvSource({
    "ravens, Feth draws, 'Down,Enter', feth: draw",
    "eurydice, Step up, 'Down,Enter', orpheus: up ",
    "robots, shown once, 'Enter,Enter,Down,Enter', axle: point ",
    "ta-se, Your turn, 'Down,Enter', red: put "
  })
  void everyGameCanBePlayedWithKeysAlone(String game, String begun, String keys, String entry)
      throws IOException {
    try (Tmux tmux = Tmux.open(home, 100, 30)) {
      tmux.enter("./lethe play " + game + " --seed 2 --no-story --still");
      tmux.until(begun);
      for (String key : keys.split(",", -1)) {
        String before = tmux.screen();
        tmux.press(key);
        tmux.until(screen -> !screen.equals(before));
      }
      Path save = ProgramProcess.in(home).saves().getFirst();
      tmux.until(_ -> ProgramProcess.text(save).contains("\n" + entry));
      tmux.resize(30, 9);
      tmux.until(screen -> screen.contains("…"));
      tmux.resize(80, 24);
      tmux.until(screen -> screen.lines().count() > 12);
      tmux.press("C-c");
      tmux.until(FullScreenIT::isAtShell);
      tmux.enter("clear; ./lethe");
      tmux.until("go-on");
      tmux.press("Enter");
      tmux.until(screen -> screen.lines().count() > 12 && !screen.contains("go-on"));
    }
  }

  @Test
  void aSuspendedMatchContinuesInTheForeground() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      tmux.enter("set -m");
      tmux.enter(TASE);
      tmux.until("round 1 of 6");
      tmux.type("put 5");
      tmux.until(screen -> typed(screen).equals("red> put 5"));
      tmux.press("C-z");
      String aside = tmux.until(screen -> screen.contains("Stopped") && isAtShell(screen));
      assertThat(aside).doesNotContain("round 1 of 6");
      assertThat(tmux.isAlternate()).isFalse();
      tmux.enter("echo still here");
      tmux.until("\nstill here");
      tmux.enter("fg");
      String back = tmux.until("round 1 of 6");
      assertThat(typed(back)).isEqualTo("red> put 5");
      tmux.enter(" in 2");
      tmux.until("last told: blue ");
    }
  }

  @Test
  void theTerminalTitleIsRestoredAtTheEnd() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      String before = tmux.title();
      for (Runnable end :
          List.<Runnable>of(
              () -> tmux.press("C-c"), () -> tmux.started().forEach(ProcessHandle::destroy))) {
        tmux.enter("clear; TERM=tmux-256color " + TASE);
        tmux.until("round 1 of 6");
        assertThat(tmux.title()).isEqualTo("* Lethe");
        end.run();
        tmux.until(FullScreenIT::isAtShell);
        assertThat(tmux.title()).isEqualTo(before);
      }
    }
  }

  @Test
  void aTerminatedProgramRestoresTheTerminalAndSavesTheMatch() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      tmux.enter(TASE);
      tmux.until("round 1 of 6");
      tmux.enter("put 5 in 2");
      tmux.until("last told: blue ");
      tmux.started().forEach(ProcessHandle::destroy);
      tmux.until(FullScreenIT::isAtShell);
      assertThat(tmux.isAlternate()).isFalse();
      tmux.enter("clear; stty -a | tr ' ' '\\n' | grep -cx -e icanon -e echo");
      tmux.until(screen -> screen.startsWith("2\n"));
      Path save = ProgramProcess.in(home).saves().getFirst();
      assertThat(ProgramProcess.text(save)).contains("red: put 5 in 2\n");
      tmux.enter("clear; ./lethe");
      tmux.until("go-on");
      tmux.enter("go");
      tmux.until("last told: blue ");
    }
  }

  @Test
  void unassignedKeysChangeNothing() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      tmux.enter(TASE);
      String before = tmux.until(screen -> typed(screen).equals("red>"));
      for (String key : List.of("F5", "F12", "M-x", "C-q", "C-s", "IC", "F9")) {
        tmux.press(key);
      }
      tmux.type("x");
      tmux.until(screen -> typed(screen).equals("red> x"));
      tmux.press("BSpace");
      assertThat(tmux.until(screen -> typed(screen).equals("red>"))).isEqualTo(before);
    }
  }

  @Test
  void theScreenIsDrawnWithoutColorsAndInAscii() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      tmux.enter(TASE + " --theme none --ascii");
      tmux.until("round 1 of 6");
      assertThat(tmux.colors()).doesNotContain("\u001b[91m", "\u001b[38;");
      assertThat(tmux.screen()).matches("[\\n -~]*").contains("+=======+");
      tmux.press("C-c");
      tmux.until(FullScreenIT::isAtShell);
      tmux.enter("clear; " + TASE + " --theme pink; echo left with $?");
      assertThat(tmux.until("left with 2"))
          .contains("there is no theme \"pink\"; expected one of: none, 16, 256, true");
    }
  }
}
