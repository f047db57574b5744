package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.PausePolicy;
import lethe.app.session.MatchUpdate.Moment;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.Options;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

/** Tests the lessons at a table of Ta-Se. */
class LessonTest {
  /** Returns the lesson lines that a player is shown in a number of updates. */
  private static List<String> toldLessons(boolean withLessons, int updateCount) {
    MatchPage<Command, Observation, View> dealt =
        MatchPageTester.of(TaSeTitle.TITLE, Options.NONE, 3, 1, GameSeats.RED, Size.DEFAULT)
            .matchPage();
    MatchPage<Command, Observation, View> page = newPage(dealt, withLessons);
    for (int i = 0; i < updateCount; i++) {
      page = afterMoments(page, List.of(moment(dealt)));
    }
    return logTexts(page);
  }

  private static MatchPage<Command, Observation, View> newPage(
      MatchPage<Command, Observation, View> dealt, boolean withLessons) {
    return MatchPageTester.withPreferences(
        dealt, new Preferences(true, withLessons, false, PausePolicy.NEVER, false, false, false));
  }

  private static MatchPage<Command, Observation, View> afterMoments(
      MatchPage<Command, Observation, View> page,
      List<Moment<Command, Observation, View>> moments) {
    return (MatchPage<Command, Observation, View>)
        page.onAnswer(new MatchUpdate.Advanced<>(List.of(), moments, PostMatchSummary.NONE))
            .page()
            .orElseThrow()
            .bottomPage();
  }

  private static Moment<Command, Observation, View> moment(
      MatchPage<Command, Observation, View> page) {
    return new Moment<>(page.snapshot(), List.of(), Optional.empty(), false);
  }

  private static List<String> logTexts(MatchPage<Command, Observation, View> page) {
    return page.log().stream().map(Text::text).toList();
  }

  /**
   * If one line of input puts both chips, the lesson about the second chip is no longer relevant.
   */
  @Test
  void anOutdatedLessonIsNotTold() {
    MatchPageTester<Command, Observation, View> tester =
        MatchPageTester.of(TaSeTitle.TITLE, Options.NONE, 3, 1, GameSeats.RED, Size.DEFAULT);
    MatchPage<Command, Observation, View> before = newPage(tester.matchPage(), true);
    tester.play("put 5 in 2", "put 7 in 1", "put 3 in 3", "put 8 in 1");
    tester.refresh(GameSeats.RED);
    Moment<Command, Observation, View> between = moment(tester.matchPage());
    tester.play("put 3 in 1");
    tester.refresh(GameSeats.RED);
    Moment<Command, Observation, View> after = moment(tester.matchPage());
    assertThat(logTexts(afterMoments(before, List.of(between)))).isNotEmpty();
    assertThat(logTexts(afterMoments(before, List.of(between, after)))).isEmpty();
  }

  @Test
  void aRelevantLessonIsToldOnceAndStaysInTheLog() {
    assertThat(toldLessons(true, 1)).isNotEmpty().allMatch(line -> line.strip().startsWith("|"));
    assertThat(toldLessons(true, 20)).containsAll(toldLessons(true, 1)).doesNotHaveDuplicates();
  }

  @Test
  void lessonsCanBeDisabled() {
    assertThat(toldLessons(false, 20)).isEmpty();
  }
}
