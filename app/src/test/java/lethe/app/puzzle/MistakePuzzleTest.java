package lethe.app.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lethe.app.analysis.MatchAnalysis;
import lethe.app.analysis.MoveAnalysis;
import lethe.app.analysis.MoveCost;
import lethe.app.frame.Size;
import lethe.app.play.MatchRunner;
import lethe.app.play.Participants;
import lethe.app.play.Table;
import lethe.app.play.TableFactory;
import lethe.app.play.TaskRunner;
import lethe.app.session.Preferences;
import lethe.app.terminal.ScriptedConsole;
import lethe.app.titles.Titles;
import lethe.engine.core.Evaluation;
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
  private static final List<MistakePuzzle> MISTAKES = mistakes();

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
    return switch (TableFactory.create(title, header)) {
      case Valid<Table<?, ?, ?>>(var table) -> mistakes(table);
      case Invalid<Table<?, ?, ?>>(var errors) -> throw new AssertionError(errors);
    };
  }

  /** Plays a match in which red always chooses the first legal command; returns red's mistakes. */
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
    List<MoveAnalysis<C>> moves =
        analysis.decisionsBetween(1, 12).stream().map(analysis::analyze).toList();
    return MistakePuzzle.forTurningPoints(Path.of("match.lethe"), table, analysis, moves);
  }

  private static String chosenCommand(MistakePuzzle mistake) {
    return mistake.introduction().replaceAll("(?s).*you chose (.*)\\.", "$1");
  }

  @Test
  void aMistakeIsAWrongAnswer() {
    assertThat(MISTAKES).isNotEmpty();
    for (MistakePuzzle mistake : MISTAKES) {
      PuzzleSolution solution = mistake.puzzle().solution();
      assertThat(solution.isRight(chosenCommand(mistake))).isFalse();
      Optional<Evaluation> chosenEvaluation = solution.evaluationOf(chosenCommand(mistake));
      assertThat(chosenEvaluation).isPresent();
      MoveCost cost = MoveCost.of(solution.bestEvaluation(), chosenEvaluation.orElseThrow());
      assertThat(cost.isSignificant()).isTrue();
      assertThat(solution.rightCommands()).isNotEmpty();
    }
  }

  @Test
  void aWrongAnswerIsNotPlayed() {
    MistakePuzzle mistake = MISTAKES.getFirst();
    Table<?, ?, ?> table = mistake.puzzle().reshuffledTable(1);
    int position = table.match().position();
    ScriptedConsole console =
        new ScriptedConsole(new Size(100, 60), List.of(chosenCommand(mistake), "solution", "quit"))
            .erasingScreens();
    Participants participants =
        Participants.local(table.match()).withPuzzle(new PuzzleSession(mistake));
    MatchRunner.run(table, console, participants, TaskRunner.IMMEDIATE, Preferences.DEFAULT);
    assertThat(String.join("\n", console.screenTexts()))
        .contains("Mistake 1 of " + MISTAKES.size())
        .contains("No. ")
        .contains(mistake.puzzle().solution().rightCommands().getFirst());
    assertThat(table.match().position()).isEqualTo(position);
  }
}
