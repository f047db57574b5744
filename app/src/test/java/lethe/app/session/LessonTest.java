package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Pace;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.Options;
import lethe.engine.core.Rng;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Roles;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

/** Tests the lessons at a table of Ta-Se. */
class LessonTest {
  /**
   * Returns the lesson lines that a player has heard.
   *
   * @param looks the number of times that the player looks at the table
   */
  private static List<String> heard(boolean taught, int looks) {
    Session<Command, Observation, View> dealt =
        Sitting.of(TaSeTitle.TITLE, Options.NONE, 3, 1, Roles.RED, Size.USUAL).session();
    Session<Command, Observation, View> session = session(dealt, taught);
    for (int i = 0; i < looks; i++) {
      session = seen(session, List.of(moment(dealt)));
    }
    return words(session);
  }

  private static Session<Command, Observation, View> session(
      Session<Command, Observation, View> dealt, boolean taught) {
    return Session.of(
        new Seating<>(
            dealt.title(),
            dealt.notation(),
            dealt.mine(),
            false,
            false,
            new Preferences(true, taught, false, Pace.NEVER, false, false, false)),
        dealt.snapshot(),
        new Rng(1),
        Size.USUAL);
  }

  private static Session<Command, Observation, View> seen(
      Session<Command, Observation, View> session,
      List<Moment<Command, Observation, View>> moments) {
    return (Session<Command, Observation, View>)
        Update.told(session, new Report.Seen<>(moments, Hindsight.NONE))
            .page()
            .orElseThrow()
            .base();
  }

  private static Moment<Command, Observation, View> moment(
      Session<Command, Observation, View> session) {
    return new Moment<>(session.snapshot(), List.of(), Optional.empty(), false);
  }

  private static List<String> words(Session<Command, Observation, View> session) {
    return session.log().stream().map(Text::words).toList();
  }

  /** After two chips on one line, a lesson about the second chip is no longer relevant. */
  @Test
  void aLessonThatIsNoLongerRelevantIsNotTold() {
    Sitting<Command, Observation, View> sitting =
        Sitting.of(TaSeTitle.TITLE, Options.NONE, 3, 1, Roles.RED, Size.USUAL);
    Session<Command, Observation, View> before = session(sitting.session(), true);
    sitting.play("put 5 in 2", "put 7 in 1", "put 3 in 3", "put 8 in 1");
    sitting.look(Roles.RED);
    Moment<Command, Observation, View> between = moment(sitting.session());
    sitting.play("put 3 in 1");
    sitting.look(Roles.RED);
    Moment<Command, Observation, View> after = moment(sitting.session());
    assertThat(words(seen(before, List.of(between)))).isNotEmpty();
    assertThat(words(seen(before, List.of(between, after)))).isEmpty();
  }

  @Test
  void aRelevantLessonIsToldOnceAndStaysInTheLog() {
    assertThat(heard(true, 1)).isNotEmpty().allMatch(line -> line.strip().startsWith("|"));
    assertThat(heard(true, 20)).containsAll(heard(true, 1)).doesNotHaveDuplicates();
  }

  @Test
  void aPlayerWithoutLessonsIsToldNone() {
    assertThat(heard(false, 20)).isEmpty();
  }
}
