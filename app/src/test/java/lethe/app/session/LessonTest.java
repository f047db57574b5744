package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
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

/** What a beginner is told at a table of Ta-Se. */
class LessonTest {
  /** The lines of lessons that somebody hears who looks at the table so many times. */
  private static List<String> heard(boolean taught, int looks) {
    Session<Command, Observation, View> dealt =
        Sitting.of(TaSeTitle.TITLE, Options.NONE, 3, 1, Roles.RED, Size.USUAL).session();
    Session<Command, Observation, View> session =
        Session.of(
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
    List<String> heard = new ArrayList<>();
    for (int i = 0; i < looks; i++) {
      session =
          (Session<Command, Observation, View>)
              Update.told(session, new Report.Seen<>(dealt.snapshot(), List.of()))
                  .page()
                  .orElseThrow()
                  .base();
    }
    session.log().stream().map(Text::words).forEach(heard::add);
    return heard;
  }

  @Test
  void whatMattersIsToldOnceAndStaysInTheLog() {
    assertThat(heard(true, 1)).isNotEmpty().allMatch(line -> line.strip().startsWith("|"));
    assertThat(heard(true, 20)).containsAll(heard(true, 1)).doesNotHaveDuplicates();
  }

  @Test
  void whoKnowsTheGameIsToldNothing() {
    assertThat(heard(false, 20)).isEmpty();
  }
}
