package lethe.engine.games.ravens.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.core.Spectator;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Colors;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.IllegalMoveCode;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.RowView;
import org.junit.jupiter.api.Test;

/**
 * Tests how Ren forms the rows of the poem, with rulings 15, 16 and 18. Rule book: Ren's turn 1.
 */
class PoemTest {
  private static final String ATMAN = "phase take\natman r3@m13 g2b@n14 r4@n12\n";

  @Test
  void renPlacesATakenCardInTheFirstIncompleteRow() {
    Scene.of(ATMAN + "poem b1a | g3 | y4 | p5")
        .when("ren: take n12")
        .then("atman r3@m13 g2b@n14\npoem b1a+r4 | g3 | y4 | p5")
        .tells(new Observation.Taken(Scene.card("r4"), Scene.spot("n12"), true, List.of()))
        .tells(new Observation.PoemGrew(1, Scene.card("r4"), false, false))
        .tells(new Observation.RowAnnounced(1, false));
  }

  @Test
  void aPartlyCoveredCardMayBeTaken() {
    assertThat(Scene.of(ATMAN + "poem b1a | g3 | y4 | p5").legalCommands(GameSeats.REN))
        .containsExactly("take n12", "take m13", "take n14");
  }

  @Test
  void aCompletelyCoveredCardMayNotBeTaken() {
    Scene scene = Scene.of("phase take\natman r3@m13 g2b@n13 y2b@m13\npoem b1a | g3 | y4 | p5");
    assertThat(scene.legalCommands(GameSeats.REN)).containsExactly("take m13", "take o13");
    scene.rejects("ren: take l13", IllegalMoveCode.NO_CARD_AT_SPOT);
  }

  @Test
  void theFirstRowMustTotalSevenAndTheLastRowFive() {
    Scene.of("phase take\natman r3@m13 r4@n13\npoem b4 | g3 | y4 | p5")
        .when("ren: take m13")
        .tells(new Observation.RowAnnounced(1, true));
    Scene.of("phase take\natman r3@m13 r4@n13\npoem ~b4+b3 | ~g3+g4 | ~y4+y3 | p1a")
        .when("ren: take n13")
        .tells(new Observation.RowAnnounced(4, true));
  }

  @Test
  void aRowIsStartedOnlyWhenThePreviousRowIsComplete() {
    Scene.of(ATMAN + "poem b3 | g3 | y4 | p5")
        .when("ren: take n12")
        .then("poem b3+r4 | g3 | y4 | p5\nphase before_announcement");
    Scene.of(ATMAN + "poem ~b4+b3 | g3 | y4 | p5")
        .when("ren: take n12")
        .then("poem ~b4+b3 | g3+r4 | y4 | p5");
  }

  @Test
  void aPoemCardOfTheHeartsColorTurnsTheHeartSideways() {
    Scene.of(ATMAN + "poem r1a | g3 | y4 | p5")
        .when("ren: take n12")
        .then("poem ~r1a+r4 | g3 | y4 | p5")
        .tells(new Observation.PoemGrew(1, Scene.card("r4"), false, true))
        .tells(new Observation.HeartTurned(1, Scene.card("r1a")));
  }

  /** Ruling 16. */
  @Test
  void aFaceUpHeartIsNotTurned() {
    Scene.of(ATMAN + "poem ^r1a | g3 | y4 | p5")
        .when("ren: take n12")
        .then("poem ^r1a+r4 | g3 | y4 | p5")
        .tells(new Observation.PoemGrew(1, Scene.card("r4"), false, false));
  }

  @Test
  void aCardThatExceedsTheRowIsDiscarded() {
    Scene.of(ATMAN + "poem b5 | g3 | y4 | p5")
        .when("ren: take n12")
        .then("poem b5 | g3 | y4 | p5\ndiscards r4")
        .tells(new Observation.Taken(Scene.card("r4"), Scene.spot("n12"), false, List.of()));
    Scene.of(ATMAN + "poem b5 | g3 | y4 | p5\nrow R")
        .when("ren: take n12")
        .then("poem b5 | g3 | y4 | p5\nrow R(r4)\ndiscards");
    Scene.of(ATMAN + "poem ~b4+b3 | ~g3+g4 | ~y4+y3 | p2a")
        .when("ren: take n12")
        .then("discards r4");
  }

  /** Ruling 15: Ren cannot choose where the card goes. */
  @Test
  void aCardThatFitsMustBePlaced() {
    Scene.of(ATMAN + "poem b5 | g3 | y4 | p5")
        .when("ren: take n14")
        .then("poem b5+g2b | g3 | y4 | p5\ndiscards");
  }

  /** Ruling 15. */
  @Test
  void aCardTakenAfterThePoemIsCompleteIsDiscarded() {
    Scene.of(ATMAN + "poem ~b4+b3! | ~g3+g4! | ~y4+y3! | p5")
        .when("ren: take n14")
        .then("discards g2b\nphase draw");
  }

  /** Ruling 18. */
  @Test
  void aFiveAsTheFourthHeartCompletesTwoRows() {
    Scene.of(ATMAN + "poem ~b4+b3! | ~g3+g4! | y4+r1a! | p5")
        .when("ren: take n14")
        .tells(new Observation.RowAnnounced(3, true))
        .tells(new Observation.RowAnnounced(4, true));
  }

  /** Ruling 18. */
  @Test
  void aFourAsTheFourthHeartLeavesItsRowIncomplete() {
    Scene.of(ATMAN + "poem ~b4+b3! | ~g3+g4! | y4+r1a! | p4")
        .when("ren: take n14")
        .tells(new Observation.RowAnnounced(3, true))
        .tells(new Observation.RowAnnounced(4, false));
  }

  @Test
  void aFaceDownHeartHidesTheTotalOfItsRow() {
    Scene taken = Scene.of(ATMAN + "poem b1a | g3 | y4 | p5").when("ren: take n12");
    RowView row = taken.view(GameSeats.FETH).poem().rows().getFirst();
    assertThat(row.heart().card()).isEqualTo(Face.DOWN);
    assertThat(row.poemTotal()).isEqualTo(4);
    assertThat(row.complete()).isFalse();
    assertThat(row.heart().minNumber()).isEqualTo(1);
    assertThat(row.heart().maxNumber()).isEqualTo(2);
    assertThat(row.heart().excludedColors()).isEqualTo(Colors.NONE.with(Color.RED));
  }

  @Test
  void aDiscardedCardRevealsTheMinimumOfTheHeart() {
    Scene taken = Scene.of(ATMAN + "poem b5 | g3 | y4 | p5").when("ren: take n12");
    RowView row = taken.view(Spectator.SPECTATOR).poem().rows().getFirst();
    assertThat(row.heart().minNumber()).isEqualTo(4);
    assertThat(row.heart().excludedColors()).isEqualTo(Colors.NONE);
    Scene longer = Scene.of(ATMAN + "poem b3+g2a | g3 | y4 | p5").when("ren: take n12");
    assertThat(longer.view(GameSeats.FETH).poem().rows().getFirst().heart().minNumber())
        .isEqualTo(2);
  }

  /**
   * If this row were shown as complete, everyone would know from the start that the fourth heart is
   * a 5.
   */
  @Test
  void aFiveAsTheFourthHeartIsNotRevealedEarly() {
    Scene scene = Scene.of(ATMAN + "poem b5 | g3 | y4 | p5");
    assertThat(scene.view(GameSeats.FETH).poem().rows().getLast().complete()).isFalse();
    assertThat(scene.view(GameSeats.FETH))
        .isEqualTo(Scene.of(ATMAN + "poem b5 | g3 | y4 | p4\ndeck p5").view(GameSeats.FETH));
  }
}
