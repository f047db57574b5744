package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.cli.ProgramProcess.RunResult;
import lethe.app.local.ExitCodes;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the overview, the rules, the help and the message about a usage error. */
class OverviewIT {
  @TempDir Path home;

  @Test
  void gamesAreListedOnePerLine() {
    assertThat(CommandRunner.run("games").requireSuccess().lines())
        .hasSize(Titles.ALL.size())
        .anyMatch(line -> line.matches("ta-se +Ta-Se +2 +Chips go into closed cups.*"));
  }

  @Test
  void theOverviewIsPrintedWithoutACommand() {
    String overview = ProgramProcess.inHome(home).run().requireSuccess();
    for (Title<?, ?, ?> title : Titles.ALL) {
      assertThat(overview).contains("  " + title.id());
    }
    assertThat(overview).contains("lethe play GAME", "lethe --help");
  }

  @Test
  void rulesPrintsTheRulesOfTheGame() {
    assertThat(CommandRunner.run("rules", "ta-se").requireSuccess())
        .isEqualTo(Titles.byName("ta-se").orElseThrow().help());
  }

  @Test
  void helpAndVersionArePrinted() {
    assertThat(CommandRunner.run("--help").requireSuccess())
        .contains("games", "play", "rules", "run", "saves", "sim");
    assertThat(CommandRunner.run("--version").requireSuccess())
        .matches("lethe \\d+\\.\\d+\\.\\d+\n");
  }

  @Test
  void anUnknownBotIsReportedWithTheValidNames() {
    RunResult result =
        ProgramProcess.inHome(home).run("play", "ta-se", "--seat", "blue=bot:genius");
    assertThat(result.requireFailure(ExitCodes.USAGE_ERROR))
        .isEqualTo(
            """
            lethe: there is no bot "genius"; expected one of: bot:random, bot:fading, bot:attentive, bot:perfect
            Type lethe play --help for help.
            """);
    assertThat(result.out()).isEmpty();
    assertThat(ProgramProcess.inHome(home).filesOfSavedGames()).isEmpty();
  }
}
