package lethe.app.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import lethe.app.analysis.MatchAnalysis;
import lethe.app.analysis.MoveAnalysis;
import lethe.app.frame.Size;
import lethe.app.play.MatchController;
import lethe.app.play.Participants;
import lethe.app.play.Table;
import lethe.app.play.TableFactory;
import lethe.app.play.TaskRunner;
import lethe.app.session.Preferences;
import lethe.app.terminal.ScriptedConsole;
import lethe.app.titles.Titles;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Test;

/** Tests exercises on a player's own mistakes. */
class MistakePuzzleTest {
  private static final List<MistakePuzzle> ALL = mistakes();

  private static List<MistakePuzzle> mistakes() {
    var title = Titles.byName("ta-se").orElseThrow();
    List<Seat> seats = title.seats().firstSeats(2);
    Header header =
        new Header(
            title.id(),
            Options.NONE,
            4711,
            "",
            List.of(
                new SeatedPlayer(seats.getFirst(), new Player.Human()),
                new SeatedPlayer(seats.getLast(), new Player.Machine("perfect"))));
    return switch (TableFactory.of(title, header)) {
      case Valid<Table<?, ?, ?>>(var table) -> mistakes(table);
      case Invalid<Table<?, ?, ?>>(var errors) -> throw new AssertionError(errors);
    };
  }

  /** Plays the first legal command throughout, which makes mistakes, and returns them. */
  private static <C, O, V> List<MistakePuzzle> mistakes(Table<C, O, V> table) {
    table.playBots();
    while (table.match().turn() instanceof Turn.Awaits(List<Seat> seats)) {
      Seat seat = seats.getFirst();
      table.submit(seat, table.match().legalCommands(seat).getFirst());
      table.playBots();
    }
    Seat red = table.match().seats().getFirst();
    MatchAnalysis<C, O, V> analysis =
        MatchAnalysis.of(table.title(), table.game(), table.match(), red);
    List<MoveAnalysis<C>> all =
        analysis.decisionsBetween(1, 12).stream().map(analysis::analyze).toList();
    return MistakePuzzle.of(Path.of("match.lethe"), table, analysis, all);
  }

  private static String chosen(MistakePuzzle mistake) {
    return mistake.question().getFirst().replaceAll("(?s).*you chose (.*)\\.", "$1");
  }

  @Test
  void theChosenMoveIsWrongAndTheBestIsRight() {
    assertThat(ALL).isNotEmpty();
    for (MistakePuzzle one : ALL) {
      PuzzleSolution verdict = one.puzzle().solution();
      assertThat(verdict.isRight(chosen(one))).isFalse();
      assertThat(verdict.evaluationOf(chosen(one))).isPresent();
      assertThat(verdict.costOf(chosen(one)).orElseThrow().isLoss()).isTrue();
      assertThat(verdict.rightCommands()).isNotEmpty();
    }
  }

  @Test
  void theQuestionIsAskedAtTheTableAndAWrongAnswerIsNotPlayed() {
    MistakePuzzle one = ALL.getFirst();
    Table<?, ?, ?> table = one.puzzle().reshuffledTable(1);
    int before = table.match().position();
    ScriptedConsole console =
        new ScriptedConsole(new Size(100, 60), List.of(chosen(one), "solution", "quit")).guarded();
    Participants company = Participants.local(table.match()).withPuzzle(new PuzzleSession(one));
    MatchController.run(table, console, company, TaskRunner.IMMEDIATE, Preferences.DEFAULT);
    assertThat(String.join("\n", console.screenTexts()))
        .contains("Mistake 1 of " + ALL.size())
        .contains("No: ")
        .contains(one.puzzle().solution().rightCommands().getFirst());
    assertThat(table.match().position()).isEqualTo(before);
  }
}
