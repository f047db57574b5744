package lethe.engine.games.ravens.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Loss;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Raven;
import org.junit.jupiter.api.Test;

/**
 * Tests the end of a batch, with rulings 2 and 23. Rule book: If the batch is finished, then this
 * happens.
 */
class BatchEndTest {
  private static final String ATMAN = "phase take\natman b2b@m13 y2a@n12 p2a@m14 g4@l15\n";

  @Test
  void onlyRelivedHeartsAreScored() {
    Scene.of(ATMAN + "poem ^b4+r3! | ~y3+p4! | ^b3 | p5\nscore r5")
        .when("ren: take l15")
        .then("score r5 b4 b3\nbatch 2")
        .tells(new Observation.Scored(Scene.cards("b4 b3")));
  }

  /** Ruling 23. */
  @Test
  void allHeartsAreRevealedWhenABatchIsFinished() {
    Scene finished = Scene.of(ATMAN + "poem ^b4+r3! | ~y3+p4! | b3 | p5").when("ren: take l15");
    assertThat(finished.observations(GameSeats.FETH))
        .containsSubsequence(
            new Observation.HeartsOpened(Scene.cards("b4 y3 b3 p5")),
            new Observation.Scored(Scene.cards("b4")));
  }

  @Test
  void theAtmanTheUnscoredHeartsAndThePoemAreDiscarded() {
    Scene.of(ATMAN + "poem ^b4+r3! | ~y3+p4! | b3 | p5\nrow R B")
        .when("ren: take l15")
        .tells(
            new Observation.Discarded(
                Scene.cards("y2a p2a y3 p5 p4 g4"), Scene.cards("b2b b3 r3")));
  }

  @Test
  void cardsOfAChasedRavensColorAreNotDevoured() {
    Scene.of(ATMAN + "poem b4+r3! | ~y3+p4! | b3 | p5\nchased B R")
        .when("ren: take l15")
        .tells(
            new Observation.Discarded(Scene.cards("b2b y2a p2a b4 y3 b3 p5 r3 p4 g4"), List.of()));
  }

  /**
   * Ruling 2: a purple card that was just discarded can free itself and all other cards beneath its
   * raven.
   */
  @Test
  void poemCardsThatWereJustDiscardedCanStillBeUsed() {
    Scene parting =
        Scene.of(ATMAN + "poem b4+r3! | ~y3+p4 | b3 | p5\nrow P")
            .when("ren: take l15")
            .then("phase batch_end\nrow P(p2a p4 p5)\nparting p4 g4\nbatch 1")
            .awaits(GameSeats.FETH);
    assertThat(parting.legalCommands(GameSeats.FETH)).containsExactly("pass", "requiem purple");
    parting
        .when("feth: requiem purple")
        .tells(new Observation.Freed(Color.PURPLE, Scene.cards("p2a p4 p5")))
        .then("batch 2\nphase arrange\nrow P\ndestroyed");
  }

  @Test
  void withoutAUsablePowerTheNextBatchBeginsImmediately() {
    Scene.of(ATMAN + "poem b4+r3 | ~y3+p4 | b3 | p5")
        .when("ren: take l15")
        .then("phase before_announcement")
        .when("feth: pass")
        .then("batch 2\nphase arrange");
  }

  @Test
  void cardsThatRemainBeneathRavensAreDestroyed() {
    Scene next =
        Scene.of(ATMAN + "poem b4+r3! | ~y3+p4! | b3 | p5\nrow P(p1a)\ndestroyed r1a")
            .when("ren: take l15");
    next.then("destroyed r1a p1a p2a p4 p5\nrow P\nbatch 2").tells(new Observation.Destroyed(4));
    assertThat(next.view(GameSeats.FETH).piles().destroyedCount()).isEqualTo(5);
  }

  @Test
  void chasedRavensReturnToTheRow() {
    Scene.of(ATMAN + "poem b4+r3! | ~y3+p4! | b3 | p5\nrow R\nchased B G")
        .when("ren: take l15")
        .then("row R B G\nchased\nbatch 2")
        .tells(new Observation.RavensReturned(List.of(Color.BLUE, Color.GREEN)));
  }

  /**
   * Ruling 2: the new deck consists of the remaining deck, the discard pile and the ravens that are
   * not in the row.
   */
  @Test
  void theRemainingCardsAreShuffledAndTheNextBatchIsDealt() {
    Scene next =
        Scene.of(ATMAN + "poem ^b4+r3! | ~y3+p4! | b3 | p5\nrow R\ndiscards Y g1a\ndestroyed r5")
            .when("ren: take l15")
            .then("batch 2\nround 0\nphase arrange\nrow R\ndiscards\nscore b4\ndestroyed r3 r5")
            .awaits(GameSeats.REN);
    assertThat(next.state().piles().deck())
        .hasSize(35 - 1 - 2 - 1 - 4 + 4)
        .contains(Raven.of(Color.YELLOW), Raven.of(Color.BLUE))
        .doesNotContain(Raven.of(Color.RED), Scene.card("b4"), Scene.card("r5"));
    assertThat(next.state().atman().stack()).hasSize(1);
    assertThat(next.state().poem().rows()).hasSize(4).allMatch(RowState::isHeartDown);
  }

  /** Ruling 2. */
  @Test
  void returningRavensLoseTheMatchIfFiveStand() {
    Scene.of(ATMAN + "poem b4+r3! | ~y3+p4! | b3 | p5\nrow R B G P\nchased Y")
        .when("ren: take l15")
        .isLost(Loss.RAVENS_RETURNED);
  }

  /** Ruling 2. */
  @Test
  void theMatchIsLostIfFewerThanFiveMemoriesRemain() {
    String otherCards =
        "r1a r1b r2a r2b r3 r4 r5 b1b b2b b5 g1a g1b g2a g2b g3 g4 g5 y1a y1b y2a y2b y3 y5 "
            + "p1a p1b p2a p2b p3 p4 p5";
    String table = "phase batch_end\nparting y4\ndeck R B G Y P .\n";
    Scene.of(table + "discards b1a b2a b3 y4\ndestroyed b4 " + otherCards)
        .when("feth: pass")
        .isLost(Loss.MEMORIES_LOST);
    Scene.of(table + "discards b1a b2a b3 y4 b4\ndestroyed " + otherCards)
        .when("feth: pass")
        .then("batch 2\nphase arrange");
  }
}
