package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the state of the terminal when the program is suspended or ends. Information that is shown
 * only once must not remain visible.
 */
@Order(2)
@Timeout(240)
class SuspendIT {
  private static final String PLAY_ALONE =
      "./lethe play robots --seed 3 --no-story --still --seat axle=human ";
  private static final String PLAY_TA_SE =
      "./lethe play ta-se --seed 3 --no-story --still --seat red=human --seat blue=";

  /** Parts of cards and messages that are shown only once. */
  private static final String[] SECRETS = {
    "short circuit─", "┌a1", "─red battery", "last announced"
  };

  /** Shell command that prints the terminal settings without the window size. */
  private static final String PRINT_SETTINGS = "stty -a | sed 's/rows.*columns [0-9]*;//'";

  @TempDir Path home;

  @BeforeEach
  void configureDrawnTables() throws IOException {
    ProgramProcess.configureDrawnTables(home);
  }

  private Tmux openTerminal() throws IOException {
    Tmux tmux = Tmux.open(home, 80, 24);
    tmux.enter("set -m");
    // Do not type ahead of the prompt: the waits below expect exactly one prompt after each
    // command.
    tmux.waitFor(screen -> screen.strip().endsWith("set -m\n%"));
    tmux.enter("clear; " + PRINT_SETTINGS + " >before");
    tmux.waitFor(screen -> screen.strip().equals("%"));
    tmux.startRecording();
    return tmux;
  }

  private static void viewCards(Tmux tmux, String command) {
    tmux.enter(command);
    tmux.waitFor("for 60 seconds");
    tmux.press("Enter");
    assertThat(tmux.waitFor("Enter: done")).contains(SECRETS[0]);
  }

  /**
   * Asserts that the terminal settings are restored, and that neither the screen nor the
   * scroll-back contains secrets.
   */
  private static void assertRestored(Tmux tmux) {
    assertThat(tmux.isAlternate()).isFalse();
    assertThat(tmux.scrollBackAndScreen()).doesNotContain(SECRETS);
    // The recording may lag behind the screen.
    tmux.waitFor(_ -> tmux.changedModes().isEmpty());
    tmux.enter("clear; " + PRINT_SETTINGS + " | cmp - before && echo as before");
    tmux.waitFor(screen -> screen.startsWith("as before\n"));
  }

  /**
   * A program that is ending may also receive SIGCONT, which {@code timeout} sends after SIGTERM.
   */
  @ParameterizedTest
  @CsvSource({
    "'', INT",
    "'', TERM",
    "'', TERM CONT CONT CONT",
    "'', HUP",
    "--plain, INT",
    "--plain, TERM",
    "--plain, TERM CONT CONT CONT",
    "--plain, HUP"
  })
  void theTerminalIsRestoredAfterASignal(String plain, String signals) throws IOException {
    try (Tmux tmux = openTerminal()) {
      viewCards(tmux, PLAY_ALONE + plain);
      tmux.waitFor(_ -> tmux.changedModes().containsAll(List.of("1049", "2004")));
      for (String signal : signals.split(" ", -1)) {
        tmux.signal(signal);
      }
      tmux.waitFor(SuspendIT::isAtShell);
      assertRestored(tmux);
    }
  }

  @ParameterizedTest
  @CsvSource({"'', key", "--plain, key", "'', TSTP", "--plain, TSTP"})
  void suspendingLeavesNoCardsInTheTerminal(String plain, String method) throws IOException {
    try (Tmux tmux = openTerminal()) {
      viewCards(tmux, PLAY_ALONE + plain);
      if (method.equals("key")) {
        tmux.press("C-z");
      } else {
        tmux.signal(method);
      }
      tmux.waitFor(screen -> screen.contains("Stopped") && isAtShell(screen));
      assertRestored(tmux);
      tmux.resize(90, 26);
      tmux.enter("fg");
      tmux.waitFor("┌a1");
      assertThat(tmux.isAlternate()).isTrue();
      tmux.press("Enter");
      tmux.waitFor(screen -> screen.contains("┌a1") && !screen.contains("circuit─"));
      tmux.press("C-c");
      tmux.waitFor(SuspendIT::isAtShell);
      assertRestored(tmux);
      assertThat(savedText()).contains("* shown axle\n").doesNotContain("* unguarded");
    }
  }

  /** Tests plain lines that describe cards as text. */
  @ParameterizedTest
  @ValueSource(strings = {"INT", "TERM", "HUP", "TSTP"})
  void signalsLeaveNoCardDescriptionsInTheTerminal(String signal) throws IOException {
    Files.writeString(home.resolve(".local/share/lethe/settings"), "lines=words\n");
    try (Tmux tmux = openTerminal()) {
      tmux.enter(PLAY_ALONE + "--plain");
      tmux.waitFor("for 60 seconds");
      tmux.press("Enter");
      tmux.waitFor("Row 4: a4");
      tmux.signal(signal);
      tmux.waitFor(SuspendIT::isAtShell);
      assertThat(tmux.scrollBackAndScreen()).doesNotContain("Row 4: a4");
      assertRestored(tmux);
      if (signal.equals("TSTP")) {
        tmux.enter("fg");
        tmux.waitFor("Row 4: a4");
        tmux.press("Enter");
        tmux.waitFor("all face down");
        tmux.press("C-c");
        tmux.waitFor(SuspendIT::isAtShell);
        assertRestored(tmux);
      }
    }
  }

  /**
   * {@code timeout} runs a command in the background, and terminates and continues it in the end. A
   * program that the system stops because it uses the terminal would not end.
   */
  @ParameterizedTest
  @ValueSource(strings = {"play ta-se", "play ta-se --plain", "", "puzzle 1", "run -"})
  void theProgramEndsAfterATimeoutInTheBackground(String command) throws IOException {
    Assumptions.assumeTrue(ProgramProcess.isInstalled("timeout"), "there is no timeout here");
    try (Tmux tmux = openTerminal()) {
      tmux.enter("bash -c 'timeout 3 ./lethe " + command + "; echo ENDED'");
      tmux.waitFor("\nENDED\n");
      tmux.waitFor(SuspendIT::isAtShell);
      assertRestored(tmux);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "--plain"})
  void aJobInTheBackgroundWaitsForTheForeground(String plain) throws IOException {
    try (Tmux tmux = openTerminal()) {
      tmux.enter(PLAY_TA_SE + "bot:random " + plain + " &");
      tmux.waitFor(_ -> isWaiting(tmux));
      assertRestored(tmux);
      tmux.enter("fg");
      tmux.waitFor("red>");
      tmux.press("C-z");
      tmux.waitFor(screen -> screen.contains("Stopped") && isAtShell(screen));
      assertRestored(tmux);
      tmux.enter("bg");
      tmux.waitFor(_ -> tmux.startedProcesses().stream().noneMatch(SuspendIT::isStopped));
      assertRestored(tmux);
      tmux.enter("fg");
      tmux.waitFor("red>");
      tmux.press("C-c");
      tmux.waitFor(SuspendIT::isAtShell);
      assertRestored(tmux);
    }
  }

  @ParameterizedTest
  @CsvSource({"'', TSTP", "--plain, TSTP", "'', STOP", "--plain, STOP"})
  void aStoppedJobCanBeTerminatedInTheBackground(String plain, String stopSignal)
      throws IOException {
    try (Tmux tmux = openTerminal()) {
      viewCards(tmux, PLAY_ALONE + plain);
      tmux.waitFor(_ -> tmux.changedModes().containsAll(List.of("1049", "2004")));
      tmux.signal(stopSignal);
      tmux.waitFor(_ -> tmux.startedProcesses().stream().anyMatch(SuspendIT::isStopped));
      tmux.signal("TERM");
      tmux.signal("CONT");
      tmux.waitFor(_ -> tmux.startedProcesses().stream().allMatch(SuspendIT::hasEnded));
      tmux.press("Enter");
      tmux.waitFor(SuspendIT::isAtShell);
      assertRestored(tmux);
    }
  }

  /**
   * As with {@code nohup}, the program ignores SIGHUP, so no signal reports that the terminal is
   * gone.
   */
  @ParameterizedTest
  @ValueSource(strings = {"play ta-se", "play ta-se --plain", ""})
  void theProgramEndsWhenTheTerminalDisappears(String command) throws Exception {
    List<ProcessHandle> processes;
    try (Tmux tmux = openTerminal()) {
      tmux.enter("clear; (trap '' HUP; ./lethe " + command + " 2>errors; echo $? >exit)");
      // The recording begins in the background.
      tmux.waitFor(_ -> Files.exists(home.resolve("bytes")));
      tmux.waitFor(_ -> tmux.changedModes().contains("2004"));
      processes = tmux.startedProcesses();
    }
    for (ProcessHandle process : processes) {
      process.onExit().get(1, TimeUnit.MINUTES);
    }
    assertThat(ProgramProcess.readFile(home.resolve("errors")))
        .doesNotContain("Exception", "internal error");
    assertThat(home.resolve("exit")).hasContent("0\n");
  }

  /** Returns whether a job of the shell ignores SIGTTIN and SIGTTOU, and so has begun to wait. */
  private static boolean isWaiting(Tmux tmux) {
    return tmux.startedProcesses().stream()
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
    return ProgramProcess.readFile(ProgramProcess.inHome(home).filesOfSavedGames().getFirst());
  }

  /**
   * A terminal without an alternate screen is erased, but its content may still be readable.
   * Therefore, the journal marks the seat as unguarded.
   */
  @ParameterizedTest
  @CsvSource({"vt100, ''", "linux, --plain"})
  void aSeatThatSeesCardsWithoutAnAlternateScreenIsUnguarded(String term, String plain)
      throws IOException {
    try (Tmux tmux = openTerminal()) {
      tmux.disableAlternateScreen();
      viewCards(tmux, "TERM=" + term + " " + PLAY_ALONE + plain);
      assertThat(savedText()).endsWith("\n* unguarded axle\n* shown axle\n");
      tmux.press("C-c");
      tmux.waitFor(SuspendIT::isAtShell);
      assertRestored(tmux);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "--plain"})
  void announcedMovesWithoutAnAlternateScreenMakeASeatUnguarded(String plain) throws IOException {
    try (Tmux tmux = openTerminal()) {
      tmux.disableAlternateScreen();
      tmux.enter("TERM=linux " + PLAY_TA_SE + "bot:random " + plain);
      tmux.waitFor("red>");
      assertThat(savedText()).doesNotContain("* unguarded");
      tmux.enter("put 5 in 2");
      tmux.waitFor("last announced: blue");
      assertThat(savedText()).contains("* unguarded red\n");
      tmux.enter("concede");
      tmux.waitFor("to confirm");
      tmux.enter("concede");
      tmux.waitFor("Unguarded: red could reread what is shown only once");
    }
  }

  /**
   * With two players at one terminal, neither player's information remains visible, and the turn
   * does not change.
   */
  @Test
  void theCurtainReturnsAfterSuspending() throws IOException {
    try (Tmux tmux = openTerminal()) {
      tmux.enter(PLAY_TA_SE + "human --plain");
      tmux.waitFor("Pass the keyboard to red");
      tmux.press("Enter");
      tmux.waitFor("\nred>");
      tmux.enter("put 5 in 2");
      tmux.waitFor("Pass the keyboard to blue");
      tmux.press("C-z");
      tmux.waitFor(screen -> screen.contains("Stopped") && isAtShell(screen));
      assertRestored(tmux);
      tmux.enter("fg");
      assertThat(tmux.waitFor("[Enter]"))
          .contains("Pass the keyboard to blue")
          .doesNotContain(SECRETS);
      tmux.press("Enter");
      tmux.type("put 8");
      tmux.waitFor(
          screen ->
              screen.contains("last announced: red 5 in cup 2") && screen.contains("blue> put 8"));
      tmux.press("C-z");
      tmux.waitFor(screen -> screen.contains("Stopped") && isAtShell(screen));
      assertRestored(tmux);
      tmux.enter("fg");
      tmux.waitFor(screen -> screen.contains("last announced") && screen.contains("blue> put 8"));
      tmux.enter(" in 1");
      tmux.waitFor("blue 8 in cup 1");
      tmux.press("C-c");
      tmux.waitFor(SuspendIT::isAtShell);
      assertRestored(tmux);
    }
  }

  private static boolean isAtShell(String screen) {
    return screen.stripTrailing().endsWith("%");
  }
}
