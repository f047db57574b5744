package lethe.app.titles.ravens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import lethe.app.titles.Title;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Test;

/** Tests which lessons of the Ravens are relevant. */
class RavensLessonsTest {
  private static final Title<Command, Observation, View> TITLE = RavensTitle.TITLE;

  /** The lesson about ravens is the first one after the aim of the game. */
  @Test
  void ravensAreExplainedWhileOneIsInTheRow() {
    Set<Phase> phases = EnumSet.noneOf(Phase.class);
    MixedMatches.forEachPosition(
        3,
        (match, seat) -> {
          View view = match.view(seat);
          Phase phase = view.progress().phase();
          if (!Set.of(Phase.DRAW, Phase.BUILD, Phase.TAKE).contains(phase)) {
            return;
          }
          List<String> names =
              new ArrayList<>(
                  TITLE.relevantLessonNames(
                      view, seat, match.legalCommands(seat), MixedMatches.GAME.notation()));
          names.remove(seat + ".goal");
          boolean landed = view.countRavens(RavenStatus.STANDING) > 0;
          assertThat(names.indexOf(seat + ".raven")).isEqualTo(landed ? 0 : -1);
          if (landed) {
            phases.add(phase);
          }
        });
    assertThat(phases).containsExactlyInAnyOrder(Phase.DRAW, Phase.BUILD, Phase.TAKE);
  }

  @Test
  void bothSeatsHaveLessons() {
    assertThat(TITLE.lessonSeats()).isEqualTo(GameSeats.SEATS.firstSeats(2));
  }
}
