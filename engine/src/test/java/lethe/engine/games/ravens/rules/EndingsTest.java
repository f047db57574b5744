package lethe.engine.games.ravens.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import lethe.engine.games.ravens.Ending;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Raven;
import org.junit.jupiter.api.Test;

/** Tests the score and the endings. Rule book: Final score. */
class EndingsTest {
  private static final String BEFORE_LAST_ANNOUNCEMENT =
      """
      batch 3
      phase before_announcement
      atman b2b@m13 y2a@n12 p2a@m14
      poem ^b4+r3 | y3+p4! | b3+g4! | p5
      """;

  @Test
  void theScoreIsTheNumberOfCardsInTheScorePile() {
    Scene.of(BEFORE_LAST_ANNOUNCEMENT + "score r1a B b1a").when("feth: pass").isWon(Ending.GOOD, 4);
    Scene.of(BEFORE_LAST_ANNOUNCEMENT + "score r1a B").when("feth: pass").isWon(Ending.NORMAL, 3);
  }

  @Test
  void endingsDependOnTheScoreAndTheDefeatedRavens() {
    assertThat(Ending.of(0, 0)).isEqualTo(Ending.NORMAL);
    assertThat(Ending.of(3, 3)).isEqualTo(Ending.NORMAL);
    assertThat(Ending.of(4, 0)).isEqualTo(Ending.GOOD);
    assertThat(Ending.of(10, 5)).isEqualTo(Ending.GOOD);
    assertThat(Ending.of(11, 1)).isEqualTo(Ending.GOOD);
    assertThat(Ending.of(11, 2)).isEqualTo(Ending.HAPPY);
    assertThat(Ending.of(20, 0)).isEqualTo(Ending.GOOD);
  }

  @Test
  void aHappyEndingRequiresElevenPointsAndTwoDefeatedRavens() {
    String tenCards = "score r1a r1b r2a r2b r4 r5 g1a g1b R B\n";
    Scene.of(BEFORE_LAST_ANNOUNCEMENT + tenCards + "defeated")
        .when("feth: pass")
        .isWon(Ending.GOOD, 11);
    Scene happy =
        Scene.of(BEFORE_LAST_ANNOUNCEMENT + "score r1a r1b r2a r2b r4 r5 g1a g1b\ndefeated R B");
    Transition transition = new Transition(happy.state());
    transition.score = ListEdits.plus(transition.score, Raven.ALL.subList(0, 2));
    new Scene(transition.state(), List.of()).when("feth: pass").isWon(Ending.HAPPY, 11);
  }

  @Test
  void aConcessionLosesTheMatchForBothPlayers() {
    Scene scene = Scene.of(BEFORE_LAST_ANNOUNCEMENT + "score r1a");
    Rules rules = new Rules(StandardDeck.MEMORIES);
    assertThat(Optional.of(rules.outcomeIfConceded(scene.state(), GameSeats.REN)))
        .isEqualTo(Optional.of(Outcomes.of("conceded", 1, false)))
        .isEqualTo(Optional.of(rules.outcomeIfConceded(scene.state(), GameSeats.FETH)));
  }

  /** Ruling 23. */
  @Test
  void allHeartsAreRevealedWhenTheMatchIsLost() {
    Scene lost = Scene.of("phase take\natman r3@m13\npoem b4 | g3 | y4 | p5").when("ren: take m13");
    assertThat(lost.view(GameSeats.FETH).poem().rows())
        .allMatch(row -> row.heart().card() instanceof Face.Up);
    lost.tells(new Observation.HeartsOpened(Scene.cards("b4 g3 y4 p5")));
  }
}
