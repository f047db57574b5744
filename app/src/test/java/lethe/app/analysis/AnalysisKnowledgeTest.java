package lethe.app.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.app.titles.Title;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.ravens.RavensTitle;
import lethe.app.titles.robots.RobotsTitle;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Decision;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.TestVolume;
import lethe.engine.core.ToldObservation;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that an analysis uses only what its seat knew at each moment. */
@Order(1)
class AnalysisKnowledgeTest {
  private static final int DECISIONS_PER_SEAT = TestVolume.times(1, 2);

  static Stream<Arguments> matches() {
    return Stream.of(
        Arguments.of(TaSeTitle.TITLE, TaSeTitle.class, "whole-match"),
        Arguments.of(RobotsTitle.TITLE, RobotsTitle.class, "whole-match"),
        Arguments.of(EurydiceTitle.TITLE, EurydiceTitle.class, "she-walks-free"),
        Arguments.of(RavensTitle.TITLE, RavensTitle.class, "good-ending"));
  }

  @ParameterizedTest
  @MethodSource("matches")
  void aDecisionContainsItsSeatsViewAndObservations(
      Title<?, ?, ?> title, Class<?> resources, String name) {
    assertDecisionsMatchKnowledge(title, resources, name);
  }

  private static <C, O, V> void assertDecisionsMatchKnowledge(
      Title<C, O, V> title, Class<?> resources, String name) {
    Match<C, O, V> match = AnalyzedMatches.example(title, resources, name);
    for (Seat seat : match.seats()) {
      List<Decision.Positioned<C, O, V>> decisions = Decision.decisionsOf(match, seat);
      assertThat(decisions).isNotEmpty();
      for (Decision.Positioned<C, O, V> positioned : decisions) {
        Match<C, O, V> position = match.atPosition(positioned.position());
        Decision<C, O, V> decision = positioned.decision();
        assertThat(decision.view()).isEqualTo(position.view(seat));
        assertThat(decision.legalCommands())
            .isEqualTo(position.legalCommands(seat))
            .contains(decision.chosenCommand());
        assertThat(decision.observations())
            .isEqualTo(
                position.observationsNotUndone(seat).stream()
                    .map(ToldObservation::observation)
                    .toList());
      }
    }
  }

  /** An analysis for Feth does not reveal how many secret choices Ren made. */
  @Test
  void secretPliesDoNotAppearInTheHistory() {
    var match = AnalyzedMatches.example(RavensTitle.TITLE, RavensTitle.class, "good-ending");
    Seat feth = match.seats().getFirst();
    var last = Decision.decisionsOf(match, feth).getLast();
    long earlierDecisions = Decision.decisionsOf(match, feth).size() - 1L;
    assertThat(
            last.decision().history().stream()
                .filter(snapshot -> snapshot.observations().isEmpty())
                .count())
        .isLessThanOrEqualTo(earlierDecisions);
    assertThat(last.decision().history().size()).isLessThan(last.position());
  }

  /**
   * The twin law of the analysis: if a seat cannot distinguish two states, its decision is analyzed
   * the same in both.
   */
  @ParameterizedTest
  @MethodSource("matches")
  void indistinguishableStatesAreAnalyzedEqually(
      Title<?, ?, ?> title, Class<?> resources, String name) {
    assertTwinsAnalyzedEqually(title, resources, name);
  }

  private static <C, O, V> void assertTwinsAnalyzedEqually(
      Title<C, O, V> title, Class<?> resources, String name) {
    Match<C, O, V> match = AnalyzedMatches.example(title, resources, name);
    for (Seat seat : match.seats()) {
      List<Decision.Positioned<C, O, V>> choices =
          Decision.decisionsOf(match, seat).stream()
              .filter(choice -> choice.decision().hasChoice())
              .toList();
      IntStream.range(0, DECISIONS_PER_SEAT)
          .mapToObj(
              i ->
                  choices.get(
                      i * choices.size() / DECISIONS_PER_SEAT
                          + choices.size() / (2 * DECISIONS_PER_SEAT)))
          .forEach(
              choice -> {
                Decision<C, O, V> decision = choice.decision();
                assertThat(analysisAndReport(title, decision, 1))
                    .as("%s", choice)
                    .isEqualTo(analysisAndReport(title, decision, 2));
              });
    }
  }

  /**
   * Returns the analysis of a decision and its report, for a random state that the seat cannot
   * distinguish from the true one.
   */
  private static <C, O, V> List<Object> analysisAndReport(
      Title<C, O, V> title, Decision<C, O, V> decision, long twinSeed) {
    Game<?, C, O, V> game =
        ResumedGame.withSampledState(AnalyzedMatches.game(title), decision, new Rng(twinSeed));
    Header header =
        new Header(
            title.id(),
            Options.NONE,
            twinSeed,
            "",
            title.seats().firstSeats(title.seats().defaultCount()).stream()
                .map(seat -> new Header.SeatedPlayer(seat, new Player.Human()))
                .toList());
    Match<C, O, V> start = Match.start(game, header);
    Match<C, O, V> chosen =
        ((Applied<C, O, V>) start.submit(decision.seat(), decision.chosenCommand())).next();
    Match<C, O, V> finished =
        chosen.turn().isOver()
            ? chosen
            : AnalyzedMatches.addControl(chosen, new ControlEntry.Conceded(decision.seat()));
    MatchAnalysis<C, O, V> analysis = MatchAnalysis.of(title, game, finished, decision.seat());
    MoveAnalysis<C> move = analysis.analyze(analysis.decisions().getFirst());
    return List.of(move, new AnalysisReport<>(analysis, List.of(move)).lines());
  }
}
