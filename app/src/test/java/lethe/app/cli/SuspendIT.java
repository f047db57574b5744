package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the state of the terminal when the program is suspended or ends, and that nothing that is
 * shown only once remains visible.
 */
@Timeout(240)
class SuspendIT {
  private static final String ALONE =
      "./lethe play robots --seed 3 --no-story --still --seat axle=human ";
  private static final String TASE =
      "./lethe play ta-se --seed 3 --no-story --still --seat red=human --seat blue=";

  /** Parts of cards and messages that are shown only once. */
  private static final String[] SECRET = {"short circuit─", "┌a1", "─red battery", "last told"};

  /** Shell command that prints the terminal settings without the window size. */
  private static final String STATE = "stty -a | sed 's/rows.*columns [0-9]*;//'";

  @TempDir Path home;

  @BeforeEach
  void drawTables() throws IOException {
    ProgramProcess.drawsLines(home);
  }

  private Tmux open() throws IOException {
    Tmux tmux = Tmux.open(home, 80, 24);
    tmux.enter("set -m");
    // A line typed before the prompt appears leaves a prompt after it, which looks as if the
    // command had ended.
    tmux.until(screen -> screen.strip().endsWith("set -m\n%"));
    tmux.enter("clear; " + STATE + " >before");
    tmux.until(screen -> screen.strip().equals("%"));
    tmux.record();
    return tmux;
  }

  private static void look(Tmux tmux, String command) {
    tmux.enter(command);
    tmux.until("for 60 seconds");
    tmux.press("Enter");
    assertThat(tmux.until("I have seen enough")).contains(SECRET[0]);
  }

  /**
   * Checks that the terminal settings are restored, and that neither the screen nor the scroll-back
   * contains secrets.
   */
  private static void assertClean(Tmux tmux) {
    assertThat(tmux.isAlternate()).isFalse();
    assertThat(tmux.scrollBack()).doesNotContain(SECRET);
    // The recording may lag behind the screen.
    tmux.until(_ -> tmux.modes().isEmpty());
    tmux.enter("clear; " + STATE + " | cmp - before && echo as before");
    tmux.until(screen -> screen.startsWith("as before\n"));
  }

  @ParameterizedTest
  @CsvSource({"'', INT", "'', TERM", "'', HUP", "--plain, INT", "--plain, TERM", "--plain, HUP"})
  void theTerminalIsRestoredAfterASignal(String plain, String signal) throws IOException {
    try (Tmux tmux = open()) {
      look(tmux, ALONE + plain);
      tmux.until(_ -> tmux.modes().containsAll(List.of("1049", "2004")));
      tmux.signal(signal);
      tmux.until(SuspendIT::isShell);
      assertClean(tmux);
    }
  }

  @ParameterizedTest
  @CsvSource({"'', key", "--plain, key", "'', TSTP", "--plain, TSTP"})
  void suspendingLeavesNoCardsInTheTerminal(String plain, String how) throws IOException {
    try (Tmux tmux = open()) {
      look(tmux, ALONE + plain);
      if (how.equals("key")) {
        tmux.press("C-z");
      } else {
        tmux.signal(how);
      }
      tmux.until(screen -> screen.contains("Stopped") && isShell(screen));
      assertClean(tmux);
      tmux.resize(90, 26);
      tmux.enter("fg");
      tmux.until("┌a1");
      assertThat(tmux.isAlternate()).isTrue();
      tmux.press("Enter");
      tmux.until(screen -> screen.contains("┌a1") && !screen.contains("circuit─"));
      tmux.press("C-c");
      tmux.until(SuspendIT::isShell);
      assertClean(tmux);
      assertThat(savedText()).contains("* shown axle\n").doesNotContain("* unguarded");
    }
  }

  /** The same holds for cards that plain lines describe in words. */
  @ParameterizedTest
  @ValueSource(strings = {"INT", "TERM", "HUP", "TSTP"})
  void signalsLeaveNoCardDescriptionsInTheTerminal(String signal) throws IOException {
    Files.writeString(home.resolve(".local/share/lethe/settings"), "lines=words\n");
    try (Tmux tmux = open()) {
      tmux.enter(ALONE + "--plain");
      tmux.until("for 60 seconds");
      tmux.press("Enter");
      tmux.until("Row 4: a4");
      tmux.signal(signal);
      tmux.until(SuspendIT::isShell);
      assertThat(tmux.scrollBack()).doesNotContain("Row 4: a4");
      assertClean(tmux);
      if (signal.equals("TSTP")) {
        tmux.enter("fg");
        tmux.until("Row 4: a4");
        tmux.press("Enter");
        tmux.until("all face down");
        tmux.press("C-c");
        tmux.until(SuspendIT::isShell);
        assertClean(tmux);
      }
    }
  }

  /**
   * {@code timeout} runs a command in the background, and terminates and continues it in the end. A
   * program that the system stops because it uses the terminal would not end.
   */
  @ParameterizedTest
  @ValueSource(strings = {"play ta-se", "play ta-se --plain", "", "puzzle 1", "run -"})
  void theProgramEndsWhenItsTimeInTheBackgroundIsOver(String command) throws IOException {
    Assumptions.assumeTrue(ProgramProcess.isThere("timeout"), "there is no timeout here");
    try (Tmux tmux = open()) {
      tmux.enter("bash -c 'timeout 3 ./lethe " + command + "; echo ENDED'");
      tmux.until("\nENDED\n");
      tmux.until(SuspendIT::isShell);
      assertClean(tmux);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "--plain"})
  void aJobInTheBackgroundWaitsForTheForeground(String plain) throws IOException {
    try (Tmux tmux = open()) {
      tmux.enter(TASE + "bot:random " + plain + " &");
      tmux.until(_ -> isWaiting(tmux));
      assertClean(tmux);
      tmux.enter("fg");
      tmux.until("red>");
      tmux.press("C-z");
      tmux.until(screen -> screen.contains("Stopped") && isShell(screen));
      assertClean(tmux);
      tmux.enter("bg");
      tmux.until(_ -> tmux.started().stream().noneMatch(SuspendIT::isStopped));
      assertClean(tmux);
      tmux.enter("fg");
      tmux.until("red>");
      tmux.press("C-c");
      tmux.until(SuspendIT::isShell);
      assertClean(tmux);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'', TSTP, TERM", "--plain, TSTP, TERM",
    "'', STOP, TERM", "--plain, STOP, TERM"
  })
  void aStoppedJobEndsInTheBackground(String plain, String stop, String end) throws IOException {
    try (Tmux tmux = open()) {
      look(tmux, ALONE + plain);
      tmux.until(_ -> tmux.modes().containsAll(List.of("1049", "2004")));
      tmux.signal(stop);
      tmux.until(_ -> tmux.started().stream().anyMatch(SuspendIT::isStopped));
      tmux.signal(end);
      tmux.signal("CONT");
      tmux.until(_ -> tmux.started().stream().allMatch(SuspendIT::hasEnded));
      tmux.press("Enter");
      tmux.until(SuspendIT::isShell);
      assertClean(tmux);
    }
  }

  /** The signal that tells the program about it is ignored, as by {@code nohup}. */
  @ParameterizedTest
  @ValueSource(strings = {"play ta-se", "play ta-se --plain", ""})
  void theProgramEndsWhenTheTerminalDisappears(String command) throws Exception {
    List<ProcessHandle> processes;
    try (Tmux tmux = open()) {
      tmux.enter("clear; (trap '' HUP; ./lethe " + command + " 2>errors; echo $? >exit)");
      tmux.until(_ -> tmux.modes().contains("2004"));
      processes = tmux.started();
    }
    for (ProcessHandle process : processes) {
      process.onExit().get(1, TimeUnit.MINUTES);
    }
    assertThat(ProgramProcess.text(home.resolve("errors")))
        .doesNotContain("Exception", "should not have happened");
    assertThat(home.resolve("exit")).hasContent("0\n");
  }

  /** Returns whether a job of the shell ignores SIGTTIN and SIGTTOU, and so has begun to wait. */
  private static boolean isWaiting(Tmux tmux) {
    return tmux.started().stream()
        .anyMatch(
            process -> status(process).matches("(?s).*\nSigIgn:\t[0-9a-f]{10}3[0-9a-f]{5}\n.*"));
  }

  private static boolean isStopped(ProcessHandle process) {
    return status(process).contains("\nState:\tT");
  }

  /** Returns whether a process has ended; its shell may not have noticed it yet. */
  private static boolean hasEnded(ProcessHandle process) {
    String status = status(process);
    return status.isEmpty() || status.contains("\nState:\tZ");
  }

  /** Returns the status of a process on Linux; empty if there is no such process. */
  private static String status(ProcessHandle process) {
    try {
      return Files.readString(Path.of("/proc", "" + process.pid(), "status"));
    } catch (IOException e) {
      return "";
    }
  }

  private String savedText() {
    return ProgramProcess.text(ProgramProcess.in(home).saves().getFirst());
  }

  /**
   * A terminal without an alternate screen is erased, but this does not guarantee that nothing can
   * be read. The journal therefore marks the seat as unguarded.
   */
  @ParameterizedTest
  @CsvSource({"vt100, ''", "vt100, --plain", "linux, ''", "linux, --plain"})
  void theJournalMarksSeatsWithoutAnAlternateScreenAsUnguarded(String term, String plain)
      throws IOException {
    try (Tmux tmux = open()) {
      tmux.oneScreen();
      look(tmux, "TERM=" + term + " " + ALONE + plain);
      assertThat(savedText()).endsWith("\n* unguarded axle\n* shown axle\n");
      tmux.press("C-c");
      tmux.until(SuspendIT::isShell);
      assertClean(tmux);
    }
  }

  @ParameterizedTest
  @CsvSource({"''", "--plain"})
  void announcedMovesWithoutAnAlternateScreenAreMarkedAsUnguarded(String plain) throws IOException {
    try (Tmux tmux = open()) {
      tmux.oneScreen();
      tmux.enter("TERM=linux " + TASE + "bot:random " + plain);
      tmux.until("red>");
      assertThat(savedText()).doesNotContain("* unguarded");
      tmux.enter("put 5 in 2");
      tmux.until("last told: blue");
      assertThat(savedText()).contains("* unguarded red\n");
      tmux.enter("concede");
      tmux.until("once more");
      tmux.enter("concede");
      tmux.until("Unguarded: red could read again what was shown once");
    }
  }

  /**
   * With two players at one terminal, nothing of either remains visible, and the turn does not
   * change.
   */
  @Test
  void theCurtainReturnsAfterSuspending() throws IOException {
    try (Tmux tmux = open()) {
      tmux.enter(TASE + "human --plain");
      tmux.until("Hand over to red");
      tmux.press("Enter");
      tmux.until("\nred>");
      tmux.enter("put 5 in 2");
      tmux.until("Hand over to blue");
      tmux.press("C-z");
      tmux.until(screen -> screen.contains("Stopped") && isShell(screen));
      assertClean(tmux);
      tmux.enter("fg");
      assertThat(tmux.until("[Enter]")).contains("Hand over to blue").doesNotContain(SECRET);
      tmux.press("Enter");
      tmux.type("put 8");
      tmux.until(
          screen -> screen.contains("last told: red 5 in cup 2") && screen.contains("blue> put 8"));
      tmux.press("C-z");
      tmux.until(screen -> screen.contains("Stopped") && isShell(screen));
      assertClean(tmux);
      tmux.enter("fg");
      tmux.until(screen -> screen.contains("last told") && screen.contains("blue> put 8"));
      tmux.enter(" in 1");
      tmux.until("blue 8 in cup 1");
      tmux.press("C-c");
      tmux.until(SuspendIT::isShell);
      assertClean(tmux);
    }
  }

  private static boolean isShell(String screen) {
    return screen.stripTrailing().endsWith("%");
  }
}
