package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.cli.Program.Ran;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the program says of itself, and to those who misuse it. */
class OverviewIT {
  @TempDir Path home;

  @Test
  void gamesAreListedOneALine() {
    assertThat(Program.in(home).run("games").done().lines())
        .hasSize(Titles.ALL.size())
        .anyMatch(line -> line.matches("ta-se +Ta-Se +2 +Chips go into closed cups.*"));
  }

  @Test
  void withoutACommandItSaysWhatThereIs() {
    String menu = Program.in(home).run().done();
    for (Title<?, ?, ?> title : Titles.ALL) {
      assertThat(menu).contains("  " + title.id());
    }
    assertThat(menu).contains("lethe play GAME", "lethe --help");
  }

  @Test
  void rulesAreTheTextThatThePlayerReads() {
    assertThat(Program.in(home).run("rules", "ta-se").done())
        .isEqualTo(Titles.named("ta-se").orElseThrow().help());
  }

  @Test
  void helpNamesEveryCommand() {
    assertThat(Program.in(home).run("--help").done())
        .contains("games", "play", "rules", "run", "saves", "sim");
    assertThat(Program.in(home).run("--version").done()).matches("lethe \\d+\\.\\d+\\.\\d+\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          frob                         | frob
          gmes                         | Did you mean games
          rules                        | GAME
          rules chess                  | there is no game "chess"; expected one of:
          play                         | which game? lethe games lists them
          play chess                   | there is no game "chess"; expected one of:
          play ta-se --seat green=bot  | there is no seat "green"; expected one of: red, blue
          play ta-se --seat red=dog    | "dog" cannot play a seat; expected human, bot or bot:LEVEL
          play ta-se --seat red        | --seat
          play ta-se --seat red=bot:x  | there is no bot "x"; expected one of: bot:random, bot:fading
          play ta-se --seed x          | --seed
          play ta-se --option cups=4   | the game has no option "cups"; expected one of: open-cups
          play ta-se --option hints=4  | "4" cannot be chosen; expected one of: on, off
          play ta-se --fast            | --fast
          run                          | FILE
          saves delete                 | FILE
          sim ta-se --seat red=human   | only bots can play so many matches; red needs one too
          sim ta-se --seat red=bot:x   | there is no bot "x"; expected one of: bot:random, bot:fading
          sim ta-se --games 0          | --games and --threads take a number from 1 on
          sim ta-se --threads x        | --threads
          """)
  void misuseIsAnsweredInWords(String line, String answer) {
    Ran ran = Program.in(home).run(line.split(" "));
    assertThat(ran.failed(Exit.WRONG_USAGE)).contains(answer).contains("--help");
    assertThat(ran.out()).isEmpty();
    assertThat(Program.in(home).saves()).isEmpty();
  }
}
