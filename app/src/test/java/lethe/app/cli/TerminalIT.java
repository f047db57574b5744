package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests plain lines in a terminal. With seed 3, red opens Ta-Se. */
@Timeout(240)
class TerminalIT {
  private static final String PLAY_COMMAND =
      "./lethe play ta-se --plain --seed 3 --seat red=human --seat blue=bot:random";

  private static final Pattern CHIP = Pattern.compile("\\d");

  @TempDir Path home;

  @BeforeEach
  void configureDrawnTables() throws IOException {
    ProgramProcess.configureDrawnTables(home);
  }

  private static String lastLine(String screen) {
    return screen.stripTrailing().lines().reduce((_, line) -> line).orElse("");
  }

  @Test
  void aMatchIsPlayedInterruptedAndResumed() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      tmux.enter(PLAY_COMMAND);
      String firstScreen = tmux.waitFor("\nred>");
      assertThat(firstScreen).startsWith("Ta-Se   round 1 of 6, red opened");
      assertThat(tmux.isAlternate()).isTrue();

      tmux.enter("put 5 in 2");
      String promptScreen =
          tmux.waitFor(
              screen ->
                  screen.contains("last announced: blue ")
                      && screen.contains("Your turn")
                      && lastLine(screen).equals("red>"));
      String chips =
          promptScreen
              .lines()
              .filter(line -> line.startsWith("Your turn, two chips: first "))
              .findFirst()
              .orElseThrow();
      TreeSet<String> legalChips = new TreeSet<>();
      CHIP.matcher(chips).results().map(MatchResult::group).forEach(legalChips::add);

      tmux.type("put ");
      tmux.press("Tab");
      String completions = tmux.waitFor(screen -> lastLine(screen).matches("[\\d ]+"));
      assertThat(List.of(lastLine(completions).strip().split(" +")))
          .containsExactlyElementsOf(legalChips);

      String chip = legalChips.last();
      tmux.type(chip + " i");
      tmux.press("Tab");
      tmux.waitFor(screen -> lastLine(screen).equals("red> put " + chip + " in"));
      tmux.press("C-u");
      tmux.enter("putt " + chip + " in 1");
      tmux.waitFor(
          screen ->
              screen.contains("Did you mean put " + chip + " in ")
                  && lastLine(screen).equals("red>"));

      tmux.type("put " + chip + " in");
      tmux.waitFor(screen -> lastLine(screen).equals("red> put " + chip + " in"));
      tmux.resize(40, 15);
      String narrowScreen = tmux.waitFor("others: Tab");
      assertThat(lastLine(tmux.waitFor(screen -> lastLine(screen).startsWith("red> put "))))
          .isEqualTo("red> put " + chip + " in");
      assertThat(narrowScreen).doesNotContain("╒═══════╕");
      tmux.resize(80, 24);
      tmux.waitFor("╒═══════╕");
      assertThat(lastLine(tmux.waitFor(screen -> lastLine(screen).startsWith("red> put "))))
          .isEqualTo("red> put " + chip + " in");
      tmux.enter(" 1");
      tmux.waitFor(
          screen ->
              screen.contains("last announced: red " + chip + " in cup 1")
                  && lastLine(screen).equals("red>"));

      tmux.press("Up");
      tmux.type("x");
      assertThat(lastLine(tmux.waitFor(screen -> lastLine(screen).endsWith("x"))))
          .isEqualTo("red> x");
      tmux.press("C-u");
      tmux.waitFor(screen -> lastLine(screen).equals("red>"));

      tmux.press("C-c");
      String shellScreen = tmux.waitFor("The match is saved.");
      assertThat(tmux.isAlternate()).isFalse();
      assertThat(shellScreen)
          .startsWith("% " + PLAY_COMMAND.substring(0, 20))
          .doesNotContain("round 1 of 6");
      assertThat(tmux.scrollBackAndScreen()).doesNotContain("last announced", "in cup", "put 5");

      Path save = ProgramProcess.inHome(home).filesOfSavedGames().getFirst();
      assertThat(ProgramProcess.readFile(save))
          .contains("red: put 5 in 2\n", "red: put " + chip + " in 1\n");
      tmux.enter("clear; ./lethe play --plain --resume " + save + "; echo left with $?");
      tmux.waitFor("last announced: red " + chip + " in cup 1");
      tmux.enter("q");
      tmux.waitFor("left with 0");
      assertThat(tmux.scrollBackAndScreen()).doesNotContain("last announced", "in cup");
      tmux.enter("clear; stty -a | tr ' ' '\\n' | grep -cx -e icanon -e echo");
      tmux.waitFor(screen -> screen.startsWith("2\n"));
    }
  }

  @Test
  void playersDoNotSeeEachOthersInformation() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      tmux.enter(
          "./lethe play ta-se --plain --seed 3 --seat red=human --seat blue=human --no-story");
      String curtain = tmux.waitFor("[Enter]");
      assertThat(curtain.strip())
          .isEqualTo(
              "Pass the keyboard to red. Press Enter when only red can see the screen.\n\n[Enter]");
      tmux.press("Enter");
      tmux.waitFor("\nred>");
      tmux.enter("moves");
      tmux.waitFor("  put (1..8) in (1 2 3)");
      tmux.enter("put 5 in 2");
      String secondCurtain = tmux.waitFor("Pass the keyboard to blue");
      assertThat(secondCurtain).doesNotContain("Legal moves", "round", "put 5");
      tmux.press("Enter");
      tmux.waitFor("\nblue>");
      tmux.press("C-d");
      assertThat(tmux.waitFor("The match is saved.")).doesNotContain("round 1 of 6");
      assertThat(tmux.scrollBackAndScreen())
          .doesNotContain("last announced", "Legal moves", "put 5");
    }
  }

  @Test
  void theTerminalIsRestoredWhenTheProgramIsTerminated() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      tmux.enter(PLAY_COMMAND);
      tmux.waitFor("\nred>");
      List<ProcessHandle> processes = tmux.startedProcesses();
      assertThat(processes).hasSize(1);
      processes.forEach(ProcessHandle::destroy);
      tmux.waitFor(screen -> lastLine(screen).equals("%"));
      assertThat(tmux.isAlternate()).isFalse();
      tmux.enter("echo still here");
      tmux.waitFor("\nstill here");
    }
  }

  @Test
  void theDisplayAdaptsToTheEnvironment() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      tmux.enter(PLAY_COMMAND);
      tmux.waitFor("\nred>");
      assertThat(tmux.coloredScreen()).contains("\u001b[1m\u001b[91m");
      tmux.press("C-c");
      tmux.waitFor("You made no move");
      tmux.enter("clear; NO_COLOR=1 " + PLAY_COMMAND);
      tmux.waitFor("\nred>");
      assertThat(tmux.coloredScreen()).doesNotContain("\u001b[91m").contains("╒═══════╕");
      tmux.press("C-c");
      tmux.waitFor("You made no move");
      tmux.enter("clear; LANG=C " + PLAY_COMMAND);
      tmux.waitFor("\nred>");
      assertThat(tmux.screen()).matches("[\\n -~]*").contains("+=======+");
      tmux.press("C-c");
      tmux.waitFor("You made no move");
      tmux.enter("clear; TERM=dumb " + PLAY_COMMAND);
      tmux.waitFor("\nred>");
      assertThat(tmux.screen()).matches("[\\n -~]*").contains("+=======+");
      assertThat(tmux.isAlternate()).isFalse();
    }
  }

  @Test
  void helpIsColored() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      tmux.enter("./lethe verify --help");
      tmux.waitFor(
          screen -> screen.contains("Usage: lethe verify") && lastLine(screen).equals("%"));
      assertThat(tmux.coloredScreen()).contains("\u001b[33m--hash");
    }
  }

  /**
   * This happens if a program is started in a container from outside, because the container has no
   * device file for the terminal.
   */
  @Test
  void aTerminalThatCannotBeOpenedGetsPlainLines() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      tmux.enter("unshare -rm true && echo hidden || echo open");
      String result =
          tmux.waitFor(screen -> screen.lines().anyMatch(List.of("hidden", "open")::contains));
      Assumptions.assumeTrue(
          result.lines().anyMatch("hidden"::equals), "nothing can be hidden from a program here");
      tmux.enter(
          "clear; unshare -rm sh -c 'mount -t tmpfs none /dev/pts && exec %s'"
              .formatted(PLAY_COMMAND.replace("--plain ", "")));
      tmux.waitFor(screen -> lastLine(screen).equals("red>"));
      tmux.enter("put 5 in 2");
      tmux.waitFor(screen -> screen.contains("last announced: blue"));
      tmux.enter("quit");
      tmux.waitFor(screen -> screen.contains("The match is saved."));
    }
  }

  /** The number of prompts does not depend on how long the bot takes. */
  @Test
  void thePromptAppearsOncePerCommand() throws IOException {
    Files.delete(home.resolve(".local/share/lethe/settings"));
    try (Tmux tmux = Tmux.open(home, 80, 60)) {
      tmux.enter("./lethe play eurydice --plain --seed 5 --no-story --option hints=on");
      tmux.waitFor(screen -> lastLine(screen).equals("orpheus>"));
      tmux.enter("hint");
      tmux.waitFor("in percent (+- its");
      String screenAfterHint = tmux.waitFor(screen -> lastLine(screen).equals("orpheus>"));
      assertThat(screenAfterHint.lines().filter(line -> line.startsWith("orpheus>")))
          .containsExactly("orpheus> hint", "orpheus>");
    }
  }
}
