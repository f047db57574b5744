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

/** Tests plain lines in a real terminal. With seed 3 red opens. */
@Timeout(240)
class TerminalIT {
  private static final String START =
      "./lethe play ta-se --plain --seed 3 --seat red=human --seat blue=bot:random";

  private static final Pattern CHIP = Pattern.compile("\\d");

  @TempDir Path home;

  @BeforeEach
  void drawTables() throws IOException {
    ProgramProcess.drawsLines(home);
  }

  private static String last(String screen) {
    return screen.stripTrailing().lines().reduce((_, line) -> line).orElse("");
  }

  @Test
  void aMatchIsPlayedLeftAndResumed() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      tmux.enter(START);
      String first = tmux.until("\nred>");
      assertThat(first).startsWith("Ta-Se   round 1 of 6, red opened");
      assertThat(tmux.isAlternate()).isTrue();

      tmux.enter("put 5 in 2");
      String asked =
          tmux.until(
              screen ->
                  screen.contains("last told: blue ")
                      && screen.contains("Your turn")
                      && last(screen).equals("red>"));
      String chips =
          asked
              .lines()
              .filter(line -> line.startsWith("Your turn, two chips: first "))
              .findFirst()
              .orElseThrow();
      TreeSet<String> legal = new TreeSet<>();
      CHIP.matcher(chips).results().map(MatchResult::group).forEach(legal::add);

      tmux.type("put ");
      tmux.press("Tab");
      String offered = tmux.until(screen -> last(screen).matches("[\\d ]+"));
      assertThat(List.of(last(offered).strip().split(" +"))).containsExactlyElementsOf(legal);

      String chip = legal.last();
      tmux.type(chip + " i");
      tmux.press("Tab");
      tmux.until(screen -> last(screen).equals("red> put " + chip + " in"));
      tmux.press("C-u");
      tmux.enter("putt " + chip + " in 1");
      tmux.until(
          screen ->
              screen.contains("Did you mean put " + chip + " in ") && last(screen).equals("red>"));

      tmux.type("put " + chip + " in");
      tmux.until(screen -> last(screen).equals("red> put " + chip + " in"));
      tmux.resize(40, 15);
      String narrow = tmux.until("others: Tab");
      assertThat(last(tmux.until(screen -> last(screen).startsWith("red> put "))))
          .isEqualTo("red> put " + chip + " in");
      assertThat(narrow).doesNotContain("╒═══════╕");
      tmux.resize(80, 24);
      tmux.until("╒═══════╕");
      assertThat(last(tmux.until(screen -> last(screen).startsWith("red> put "))))
          .isEqualTo("red> put " + chip + " in");
      tmux.enter(" 1");
      tmux.until(
          screen ->
              screen.contains("last told: red " + chip + " in cup 1")
                  && last(screen).equals("red>"));

      tmux.press("Up");
      tmux.type("x");
      assertThat(last(tmux.until(screen -> last(screen).endsWith("x")))).isEqualTo("red> x");
      tmux.press("C-u");
      tmux.until(screen -> last(screen).equals("red>"));

      tmux.press("C-c");
      String left = tmux.until("The game is saved in ");
      assertThat(tmux.isAlternate()).isFalse();
      assertThat(left).startsWith("% " + START.substring(0, 20)).doesNotContain("round 1 of 6");
      assertThat(tmux.scrollBack()).doesNotContain("last told", "in cup", "put 5");

      Path save = ProgramProcess.in(home).saves().getFirst();
      assertThat(ProgramProcess.text(save))
          .contains("red: put 5 in 2\n", "red: put " + chip + " in 1\n");
      tmux.enter("clear; ./lethe play --plain --resume " + save + "; echo left with $?");
      tmux.until("last told: red " + chip + " in cup 1");
      tmux.enter("q");
      tmux.until("left with 0");
      assertThat(tmux.scrollBack()).doesNotContain("last told", "in cup");
      tmux.enter("clear; stty -a | tr ' ' '\\n' | grep -cx -e icanon -e echo");
      tmux.until(screen -> screen.startsWith("2\n"));
    }
  }

  @Test
  void twoPlayersSeeNothingOfEachOther() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      tmux.enter(
          "./lethe play ta-se --plain --seed 3 --seat red=human --seat blue=human --no-story");
      String curtain = tmux.until("[Enter]");
      assertThat(curtain.strip())
          .isEqualTo("Hand over to red. Press Enter when only red looks at the screen.\n\n[Enter]");
      tmux.press("Enter");
      tmux.until("\nred>");
      tmux.enter("moves");
      tmux.until("  put (1..8) in (1 2 3)");
      tmux.enter("put 5 in 2");
      String handed = tmux.until("Hand over to blue");
      assertThat(handed).doesNotContain("You can play", "round", "put 5");
      tmux.press("Enter");
      tmux.until("\nblue>");
      tmux.press("C-d");
      assertThat(tmux.until("The game is saved in ")).doesNotContain("round 1 of 6");
      assertThat(tmux.scrollBack()).doesNotContain("last told", "You can play", "put 5");
    }
  }

  /** The program is terminated from outside. */
  @Test
  void theTerminalIsRestoredWhenTheProgramIsTerminated() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      tmux.enter(START);
      tmux.until("\nred>");
      List<ProcessHandle> started = tmux.started();
      assertThat(started).hasSize(1);
      started.forEach(ProcessHandle::destroy);
      tmux.until(screen -> last(screen).equals("%"));
      assertThat(tmux.isAlternate()).isFalse();
      tmux.enter("echo still here");
      tmux.until("\nstill here");
    }
  }

  @Test
  void colorsAreOmittedIfDisabled() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      tmux.enter(START);
      tmux.until("\nred>");
      assertThat(tmux.colors()).contains("\u001b[1m\u001b[91m");
      tmux.press("C-c");
      tmux.until("The game is saved in ");
      tmux.enter("clear; NO_COLOR=1 " + START);
      tmux.until("\nred>");
      assertThat(tmux.colors()).doesNotContain("\u001b[91m").contains("╒═══════╕");
      tmux.press("C-c");
      tmux.until("The game is saved in ");
      tmux.enter("clear; LANG=C " + START);
      tmux.until("\nred>");
      assertThat(tmux.screen()).matches("[\\n -~]*").contains("+=======+");
      tmux.press("C-c");
      tmux.until("The game is saved in ");
      tmux.enter("clear; TERM=dumb " + START);
      tmux.until("\nred>");
      assertThat(tmux.screen()).matches("[\\n -~]*").contains("+=======+");
      assertThat(tmux.isAlternate()).isFalse();
    }
  }

  /**
   * This happens to a program that is started in a container from outside, because the terminal has
   * no device file there.
   */
  @Test
  void aTerminalThatCannotBeOpenedGetsPlainLines() throws IOException {
    try (Tmux tmux = Tmux.open(home, 80, 24)) {
      tmux.enter("unshare -rm true && echo hidden || echo open");
      String can =
          tmux.until(screen -> screen.lines().anyMatch(List.of("hidden", "open")::contains));
      Assumptions.assumeTrue(
          can.lines().anyMatch("hidden"::equals), "nothing can be hidden from a program here");
      tmux.enter(
          "clear; unshare -rm sh -c 'mount -t tmpfs none /dev/pts && exec %s'"
              .formatted(START.replace("--plain ", "")));
      tmux.until(screen -> last(screen).equals("red>"));
      tmux.enter("put 5 in 2");
      tmux.until(screen -> screen.contains("last told: blue"));
      tmux.enter("quit");
      tmux.until(screen -> screen.contains("The game is saved in"));
    }
  }

  /** The prompt appears once, however long a bot takes. */
  @Test
  void thePromptAppearsOncePerCommand() throws IOException {
    Files.delete(home.resolve(".local/share/lethe/settings"));
    try (Tmux tmux = Tmux.open(home, 80, 60)) {
      tmux.enter("./lethe play eurydice --plain --seed 5 --no-story --option hints=on");
      tmux.until(screen -> last(screen).equals("orpheus>"));
      tmux.enter("hint");
      tmux.until("in percent (+- its");
      String answered = tmux.until(screen -> last(screen).equals("orpheus>"));
      assertThat(answered.lines().filter(line -> line.startsWith("orpheus>")))
          .containsExactly("orpheus> hint", "orpheus>");
    }
  }
}
