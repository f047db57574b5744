package lethe.app.titles.ravens;

import static org.assertj.core.api.Assertions.assertThat;

import lethe.app.session.ReviewLines;
import lethe.app.session.ReviewPage;
import lethe.app.titles.TestGames;
import lethe.engine.core.Game;
import lethe.engine.core.TestVolume;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Test;

/** Tests the description of a match's stage, its batch and round. */
class RavensStageTest {
  @Test
  void roundsAreCountedFromOne() {
    MixedMatches.forEachPosition(
        TestVolume.times(2, 6),
        (match, seat) ->
            assertThat(RavensTitle.TITLE.stage(match.view(seat)))
                .matches("batch [123](, round [1-9]\\d*)?"));
  }

  /** At the beginning of a batch, the stage does not include a round. */
  @Test
  void theRoundCommandSearchesTheBatchOnScreen() {
    Game<?, Command, Observation, View> game = TestGames.open(RavensTitle.TITLE);
    ReviewPage<Command, Observation, View> start =
        ReviewPage.of(RavensTitle.TITLE, game.notation(), ShippedMatch.of("happy-ending").match());
    ReviewPage<Command, Observation, View> second = ReviewLines.type(start, "batch 2");
    assertThat(second.stage()).isEqualTo("batch 2");
    assertThat(ReviewLines.type(second, "round 1").stage()).isEqualTo("batch 2, round 1");
  }
}
