package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.cli.ProgramProcess.RunResult;
import lethe.app.local.ExitCodes;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the program's overview, rules and help, and its answer to misuse. */
class OverviewIT {
  @TempDir Path home;

  @Test
  void gamesAreListedOnePerLine() {
    assertThat(ProgramProcess.in(home).run("games").done().lines())
        .hasSize(Titles.ALL.size())
        .anyMatch(line -> line.matches("ta-se +Ta-Se +2 +Chips go into closed cups.*"));
  }

  @Test
  void withoutACommandTheOverviewIsPrinted() {
    String menu = ProgramProcess.in(home).run().done();
    for (Title<?, ?, ?> title : Titles.ALL) {
      assertThat(menu).contains("  " + title.id());
    }
    assertThat(menu).contains("lethe play GAME", "lethe --help");
  }

  @Test
  void rulesPrintsTheHelpTextOfTheGame() {
    assertThat(ProgramProcess.in(home).run("rules", "ta-se").done())
        .isEqualTo(Titles.byName("ta-se").orElseThrow().help());
  }

  @Test
  void helpNamesEveryCommand() {
    assertThat(ProgramProcess.in(home).run("--help").done())
        .contains("games", "play", "rules", "run", "saves", "sim");
    assertThat(ProgramProcess.in(home).run("--version").done())
        .matches("lethe \\d+\\.\\d+\\.\\d+\n");
  }

  @Test
  void misuseIsAnsweredWithAnExplanation() {
    RunResult ran = ProgramProcess.in(home).run("play", "ta-se", "--seat", "blue=bot:genius");
    assertThat(ran.failed(ExitCodes.USAGE_ERROR))
        .isEqualTo(
            """
            lethe: there is no bot "genius"; expected one of: bot:random, bot:fading, bot:attentive, bot:perfect
            Type lethe play --help to see how it is used.
            """);
    assertThat(ran.out()).isEmpty();
    assertThat(ProgramProcess.in(home).saves()).isEmpty();
  }
}
