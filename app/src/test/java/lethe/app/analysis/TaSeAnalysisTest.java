package lethe.app.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.titles.Assessment;
import lethe.app.titles.Title;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.Decision;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Evaluation;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.ToldObservation;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Scored;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the analysis of a match of Ta-Se. The values of moves are compared with the results of an
 * exhaustive search.
 */
class TaSeAnalysisTest {
  /** The maximum number of chips in both hands for which an exhaustive search is feasible. */
  private static final int MAX_SEARCHED_CHIPS = 6;

  private static final Title<Command, Observation, View> TITLE = TaSeTitle.TITLE;
  private final Match<Command, Observation, View> match =
      AnalyzedMatches.example(TITLE, TaSeTitle.class, "whole-match");

  private MatchAnalysis<Command, Observation, View> analysisFor(Seat seat) {
    return MatchAnalysis.of(TITLE, AnalyzedMatches.game(TITLE), match, seat);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void theValueOfAMoveIsItsResultUnderPerfectPlay(int index) {
    Seat seat = GameSeats.at(index);
    int compared = 0;
    for (Decision.Positioned<Command, Observation, View> positioned :
        analysisFor(seat).decisionsBetween(1, Integer.MAX_VALUE)) {
      View view = positioned.decision().view();
      if (view.red().hand().size() + view.blue().hand().size() <= MAX_SEARCHED_CHIPS) {
        MoveAnalysis<Command> move = analysisFor(seat).analyze(positioned);
        for (EvaluatedCommand<Command> evaluated : move.assessment().evaluations()) {
          Match<Command, Observation, View> next =
              play(match.atPosition(positioned.position()), seat, evaluated.command());
          assertThat(evaluated.evaluation())
              .as("%s at %d", evaluated.command(), positioned.position())
              .isEqualTo(new Evaluation.Lead(value(next, positioned.position(), seat)));
          compared++;
        }
        assertThat(move.assessment().evaluations())
            .hasSameSizeAs(positioned.decision().legalCommands());
      }
    }
    assertThat(compared).isGreaterThan(40);
  }

  @Test
  void aReportSaysThatNoMoveWasAnalyzed() {
    assertThat(new AnalysisReport<>(analysisFor(GameSeats.RED), List.of()).turningPointLines())
        .extracting(Text::text)
        .contains("  No move has been analyzed.")
        .noneMatch(line -> line.contains("No move was worse"));
  }

  @Test
  void aReportSaysThatNoMoveCanBeEvaluated() {
    MoveAnalysis<Command> unevaluated =
        new MoveAnalysis<>(1, 0, "", new Command.Put(7, 2), new Assessment<>(List.of()));
    assertThat(
            new AnalysisReport<>(analysisFor(GameSeats.RED), List.of(unevaluated)).plainLines(true))
        .contains("  None of these moves can be evaluated.")
        .noneMatch(line -> line.startsWith("All moves"));
  }

  @Test
  void theCostOfAMoveIsItsDifferenceFromTheBestMove() {
    MoveAnalysis<Command> move =
        analysisFor(GameSeats.RED).analyze(analysisFor(GameSeats.RED).decisions().get(14));
    assertThat(move.chosenCommand()).isEqualTo(new Command.Put(7, 2));
    assertThat(move.evaluation()).contains(new Evaluation.Lead(-1));
    assertThat(move.assessment().best())
        .contains(new EvaluatedCommand<>(new Command.Put(3, 2), new Evaluation.Lead(1)));
    assertThat(move.cost()).contains(new MoveCost(2, 0));
    assertThat(move.isLoss()).isTrue();
  }

  private static Match<Command, Observation, View> play(
      Match<Command, Observation, View> match, Seat seat, Command command) {
    return ((Applied<Command, Observation, View>) match.submit(seat, command)).next();
  }

  /** Returns a seat's lead, in cups, at the end of the round if both sides play perfectly. */
  private static int value(Match<Command, Observation, View> position, int since, Seat seat) {
    Optional<Scored> scored =
        position.observationsSince(Spectator.SPECTATOR, since).stream()
            .map(ToldObservation::observation)
            .filter(Scored.class::isInstance)
            .map(Scored.class::cast)
            .findFirst();
    if (scored.isPresent()) {
      int lead = scored.get().cups().stream().mapToInt(cup -> Integer.signum(cup.lead())).sum();
      return seat.equals(GameSeats.RED) ? lead : -lead;
    }
    Seat moving = AnalyzedMatches.mover(position);
    List<Integer> values =
        position.legalCommands(moving).stream()
            .map(command -> value(play(position, moving, command), since, seat))
            .toList();
    return moving.equals(seat)
        ? values.stream().mapToInt(lead -> lead).max().orElseThrow()
        : values.stream().mapToInt(lead -> lead).min().orElseThrow();
  }
}
