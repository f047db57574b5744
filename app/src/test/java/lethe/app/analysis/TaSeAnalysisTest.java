package lethe.app.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
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
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Scored;
import lethe.engine.games.tase.SeatNames;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares the values of moves of Ta-Se with an exhaustive search. */
class TaSeAnalysisTest {
  /** The maximum number of remaining chips for an exhaustive search. */
  private static final int FEW = 6;

  private static final Title<Command, Observation, View> TITLE = TaSeTitle.TITLE;
  private final Match<Command, Observation, View> match =
      AnalyzedMatches.shipped(TITLE, TaSeTitle.class, "whole-match");

  private MatchAnalysis<Command, Observation, View> study(Seat seat) {
    return MatchAnalysis.of(TITLE, AnalyzedMatches.game(TITLE), match, seat);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void theValueOfAMoveIsItsResultUnderPerfectPlay(int index) {
    Seat seat = SeatNames.at(index);
    int compared = 0;
    for (Decision.Positioned<Command, Observation, View> at :
        study(seat).decisionsBetween(1, Integer.MAX_VALUE)) {
      View view = at.decision().view();
      if (view.red().hand().size() + view.blue().hand().size() <= FEW) {
        MoveAnalysis<Command> found = study(seat).analyze(at);
        for (EvaluatedCommand<Command> advice : found.assessment().evaluations()) {
          Match<Command, Observation, View> after =
              after(match.atPosition(at.position()), seat, advice.command());
          assertThat(advice.evaluation())
              .as("%s at %d", advice.command(), at.position())
              .isEqualTo(new Evaluation.Lead(value(after, at.position(), seat)));
          compared++;
        }
        assertThat(found.assessment().evaluations()).hasSameSizeAs(at.decision().legalCommands());
      }
    }
    assertThat(compared).isGreaterThan(40);
  }

  @Test
  void aReportWithoutFindingsHasNoTurningPoints() {
    assertThat(new AnalysisReport<>(study(SeatNames.RED), List.of()).turningPoints())
        .extracting(Text::words)
        .contains("  No move has been judged.")
        .noneMatch(line -> line.contains("no move was worse"));
  }

  /** The cost is the value of the best move minus that of the chosen one. */
  @Test
  void theCostOfAMoveIsItsDifferenceFromTheBest() {
    MoveAnalysis<Command> found =
        study(SeatNames.RED).analyze(study(SeatNames.RED).decisions().get(14));
    assertThat(found.chosen()).isEqualTo(new Command.Put(7, 2));
    assertThat(found.evaluation()).contains(new Evaluation.Lead(-1));
    assertThat(found.assessment().best())
        .contains(new EvaluatedCommand<>(new Command.Put(3, 2), new Evaluation.Lead(1)));
    assertThat(found.cost()).contains(new MoveCost(2, 0));
    assertThat(found.isLoss()).isTrue();
  }

  private static Match<Command, Observation, View> after(
      Match<Command, Observation, View> match, Seat seat, Command command) {
    return ((Applied<Command, Observation, View>) match.submit(seat, command)).next();
  }

  /** Returns the lead of a seat, in cups, if both sides play perfectly. */
  private static int value(Match<Command, Observation, View> now, int since, Seat seat) {
    Optional<Scored> scored =
        now.observationsSince(Spectator.SPECTATOR, since).stream()
            .map(ToldObservation::observation)
            .filter(Scored.class::isInstance)
            .map(Scored.class::cast)
            .findFirst();
    if (scored.isPresent()) {
      int lead = scored.get().cups().stream().mapToInt(cup -> Integer.signum(cup.lead())).sum();
      return seat.equals(SeatNames.RED) ? lead : -lead;
    }
    Seat mover = AnalyzedMatches.mover(now);
    List<Integer> values =
        now.legalCommands(mover).stream()
            .map(c -> value(after(now, mover, c), since, seat))
            .toList();
    return mover.equals(seat)
        ? values.stream().mapToInt(v -> v).max().orElseThrow()
        : values.stream().mapToInt(v -> v).min().orElseThrow();
  }
}
