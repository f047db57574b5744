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
  /** The number of decisions tested for each seat. */
  private static final int TRIED = TestVolume.times(1, 2);

  static Stream<Arguments> matches() {
    return Stream.of(
        Arguments.of(TaSeTitle.TITLE, TaSeTitle.class, "whole-match"),
        Arguments.of(RobotsTitle.TITLE, RobotsTitle.class, "whole-match"),
        Arguments.of(EurydiceTitle.TITLE, EurydiceTitle.class, "she-walks-free"),
        Arguments.of(RavensTitle.TITLE, RavensTitle.class, "good-ending"));
  }

  @ParameterizedTest
  @MethodSource("matches")
  void aDecisionContainsTheViewAndObservationsOfItsSeat(
      Title<?, ?, ?> title, Class<?> home, String name) {
    check(title, home, name);
  }

  private static <C, O, V> void check(Title<C, O, V> title, Class<?> home, String name) {
    Match<C, O, V> match = AnalyzedMatches.shipped(title, home, name);
    for (Seat seat : match.seats()) {
      List<Decision.Positioned<C, O, V>> decisions = Decision.decisionsOf(match, seat);
      assertThat(decisions).isNotEmpty();
      for (Decision.Positioned<C, O, V> at : decisions) {
        Match<C, O, V> then = match.atPosition(at.position());
        Decision<C, O, V> decision = at.decision();
        assertThat(decision.view()).isEqualTo(then.view(seat));
        assertThat(decision.legalCommands())
            .isEqualTo(then.legalCommands(seat))
            .contains(decision.chosen());
        assertThat(decision.observations())
            .isEqualTo(
                then.observationsNotUndone(seat).stream()
                    .map(ToldObservation::observation)
                    .toList());
      }
    }
  }

  /** An analysis does not reveal how often Ren chose secretly. */
  @Test
  void secretPliesDoNotAppearInTheHistory() {
    var match = AnalyzedMatches.shipped(RavensTitle.TITLE, RavensTitle.class, "good-ending");
    Seat feth = match.seats().getFirst();
    var last = Decision.decisionsOf(match, feth).getLast();
    long own = Decision.decisionsOf(match, feth).size() - 1L;
    assertThat(
            last.decision().history().stream()
                .filter(sight -> sight.observations().isEmpty())
                .count())
        .isLessThanOrEqualTo(own);
    assertThat(last.decision().history().size()).isLessThan(last.position());
  }

  /**
   * The twin law of the analysis: if two deals look the same to a seat, its decision is judged the
   * same.
   */
  @ParameterizedTest
  @MethodSource("matches")
  void twinsAreAnalyzedEqually(Title<?, ?, ?> title, Class<?> home, String name) {
    twins(title, home, name);
  }

  private static <C, O, V> void twins(Title<C, O, V> title, Class<?> home, String name) {
    Match<C, O, V> match = AnalyzedMatches.shipped(title, home, name);
    for (Seat seat : match.seats()) {
      List<Decision.Positioned<C, O, V>> open =
          Decision.decisionsOf(match, seat).stream()
              .filter(at -> at.decision().hasChoice())
              .toList();
      IntStream.range(0, TRIED)
          .mapToObj(i -> open.get(i * open.size() / TRIED + open.size() / (2 * TRIED)))
          .forEach(
              at -> {
                Decision<C, O, V> decision = at.decision();
                assertThat(analysisText(title, decision, 1))
                    .as("%s", at)
                    .isEqualTo(analysisText(title, decision, 2));
              });
    }
  }

  /**
   * Returns the complete text about a decision in a state that is indistinguishable from the true
   * one.
   */
  private static <C, O, V> List<Object> analysisText(
      Title<C, O, V> title, Decision<C, O, V> decision, long twin) {
    Game<?, C, O, V> game =
        ResumedGame.imagined(AnalyzedMatches.game(title), decision, new Rng(twin));
    Header header =
        new Header(
            title.id(),
            Options.NONE,
            twin,
            "",
            title.seats().firstSeats(title.seats().defaultCount()).stream()
                .map(s -> new Header.SeatedPlayer(s, new Player.Human()))
                .toList());
    Match<C, O, V> begun = Match.start(game, header);
    Match<C, O, V> chosen =
        ((Applied<C, O, V>) begun.submit(decision.seat(), decision.chosen())).next();
    Match<C, O, V> over =
        chosen.turn().isOver()
            ? chosen
            : AnalyzedMatches.noted(chosen, new ControlEntry.Conceded(decision.seat()));
    MatchAnalysis<C, O, V> analysis = MatchAnalysis.of(title, game, over, decision.seat());
    MoveAnalysis<C> found = analysis.analyze(analysis.decisions().getFirst());
    return List.of(found, new AnalysisReport<>(analysis, List.of(found)).lines());
  }
}
