package lethe.engine.games.ravens.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Colors;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Loss;
import lethe.engine.games.ravens.Observation;
import org.junit.jupiter.api.Test;

/** Tests the announcement of the result, with rulings 19 and 20. Rule book: Ren's turn 2. */
class AnnouncementTest {
  private static final String ATMAN = "phase take\natman b2b@m13 y2a@n12 p2a@m14 g4@l15\n";

  @Test
  void aCompletePoemInTheHeartsColorsFinishesTheBatch() {
    Scene.of(ATMAN + "poem b4+r3! | y3+p4! | b3 | p5")
        .when("ren: take l15")
        .tells(new Observation.Announced(true))
        .then("batch 2\nphase arrange");
  }

  @Test
  void anExtraColorDoesNotFinishTheBatch() {
    Scene.of(ATMAN + "poem b4+r3! | p3+p4! | b3 | p5")
        .when("ren: take l15")
        .tells(new Observation.Announced(false))
        .then("batch 1\nphase draw");
  }

  @Test
  void aMissingColorDoesNotFinishTheBatch() {
    Scene.of(ATMAN + "poem b4+b3! | y3+p4! | r3 | p5")
        .when("ren: take l15")
        .tells(new Observation.Announced(false));
  }

  @Test
  void theNumberOfCardsOfAColorIsIrrelevant() {
    Scene.of(ATMAN + "poem b4+r3! | y3+p4! | p3 | p5")
        .when("ren: take l15")
        .tells(new Observation.Announced(true));
  }

  @Test
  void anIncompletePoemDoesNotFinishTheBatch() {
    Scene.of(ATMAN + "poem b4+r3! | y3+p4! | b1a | p5")
        .when("ren: take l15")
        .tells(new Observation.Announced(false))
        .then("phase draw\nround 2");
  }

  /** Ruling 7. */
  @Test
  void aCompletelyCoveredCardDoesNotCountForTheColors() {
    Scene.of(
            """
            phase take
            atman r3@m13 g2b@n13 y2b@m13 p1a@n12
            poem g5+r2a! | y4+b3! | g4+r2b! | y5
            """)
        .when("ren: take n12")
        .tells(new Observation.Announced(true));
  }

  /** The view records the color sets that an announcement rules out. */
  @Test
  void aCompletePoemThatFailsRefutesItsColors() {
    Scene announced = Scene.of(ATMAN + "poem b4+b3! | y3+p4! | r3 | p5").when("ren: take l15");
    assertThat(announced.view(GameSeats.FETH).poem().refutedColorSets())
        .containsExactly(Colors.NONE.with(Color.BLUE).with(Color.YELLOW).with(Color.PURPLE));
    Scene incomplete = Scene.of(ATMAN + "poem b4+r3! | y3+p4! | b1a | p5").when("ren: take l15");
    assertThat(incomplete.view(GameSeats.FETH).poem().refutedColorSets()).isEqualTo(List.of());
  }

  /** Ruling 19. */
  @Test
  void fethMayUsePowersBeforeRenAnnouncesTheResult() {
    Scene beforeAnnouncement =
        Scene.of(ATMAN + "poem b4+r2a+b1a! | y3+p4! | b3 | p5")
            .when("ren: take l15")
            .then("phase before_announcement")
            .awaits(GameSeats.FETH);
    beforeAnnouncement.tells(GameSeats.FETH, "Taken", "PoemGrew", "RowAnnounced", "RowAnnounced");
    assertThat(beforeAnnouncement.legalCommands(GameSeats.FETH))
        .startsWith("pass")
        .contains("sever m13");
    beforeAnnouncement.when("feth: pass").tells(new Observation.Announced(true));
  }

  /** Ruling 19: Ren announces the result as soon as Feth has no powers left. */
  @Test
  void renAnnouncesTheResultAfterTheLastPower() {
    Scene.of(
            """
            phase before_announcement
            atman b2b@m13 y2a@n12 p2a@m14 g4@l15
            poem b4+r2a+b1a! | y3+p4! | b3+r4! | p5
            """)
        .when("feth: sever l15")
        .tells(new Observation.Announced(true));
    assertRenAnnouncesAfter("b4+r2a!+b1a | y3+p4! | b3+r4! | p5", "sink n12");
    assertRenAnnouncesAfter("b4+y3 | r3+p4! | b3+r4! | p5\nrow G", "dawn green");
    assertRenAnnouncesAfter("r4+b3 | y3+p4! | b4+r3! | p5", "drift l15 to o11");
  }

  /** The last power may relive a memory whose color is not among Ren's hearts. */
  @Test
  void theResultIsAnnouncedEvenIfNoHeartIsRelived() {
    Scene.of("phase before_announcement\natman y3@n13 b2b@m13 b5@o13\npoem g3+b4 | g2a | y4 | r3")
        .when("feth: drift o13 to l14")
        .tells(new Observation.HeartStirred(Color.BLUE, false))
        .tells(new Observation.Announced(false));
  }

  private static void assertRenAnnouncesAfter(String poem, String lastCommand) {
    Scene.of("phase before_announcement\natman b2b@m13 y2a@n12 p2a@m14 g4@l15\npoem " + poem)
        .when("feth: " + lastCommand)
        .tells(new Observation.Announced(false));
  }

  /** Ruling 19. */
  @Test
  void withoutAUsablePowerRenAnnouncesTheResultImmediately() {
    Scene.of(ATMAN + "poem b4+p3 | y3+p4! | b1a | p5")
        .when("ren: take l15")
        .tells(new Observation.Announced(false));
    Scene.of(ATMAN + "poem b4+g1a+b2a! | y3+p4! | b1b | p5")
        .when("ren: take l15")
        .tells(new Observation.Announced(false));
  }

  /** Ruling 20: the batch ends only at the announcement, not while Feth builds. */
  @Test
  void onlyTheAnnouncementEndsTheBatch() {
    Scene.of(
            """
            phase build
            atman b2b@m13 y2a@n12
            line p2a
            poem b4+r3! | y3+p4! | b3+r4! | p5
            """)
        .when("feth: place 1 at m14")
        .tells(GameSeats.FETH, "Placed")
        .when("feth: end")
        .then("phase take\nbatch 1");
  }

  @Test
  void anEmptyDeckAtTheStartOfARoundLosesTheMatch() {
    Scene.of(ATMAN + "poem b4+r3! | y3+p4! | b1a | p5\ndeck .")
        .when("ren: take l15")
        .isLost(Loss.DECK_DEPLETED);
  }
}
