package lethe.engine.games.ravens.rules;

import static org.assertj.core.api.Assertions.assertThat;

import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Colors;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.IllegalMoveCode;
import lethe.engine.games.ravens.Observation;
import org.junit.jupiter.api.Test;

/** Tests relived memories, with rulings 10 to 12. Rule book: Relive memories. */
class RelivingTest {
  private static final String BLOCK_OF_SEVEN = "atman b2b@m13\nline b5 g1a\n";

  @Test
  void aBlockThatTotalsSevenIsRelived() {
    Scene.of(BLOCK_OF_SEVEN + "poem b4 | g3 | y4 | p5")
        .when("feth: place 1 at n13")
        .tells(new Observation.Relived(Color.BLUE, Scene.cards("b2b b5")))
        .then("phase reveal\nasked blue")
        .awaits(GameSeats.REN);
  }

  @Test
  void adjacentCardsAreNotABlock() {
    Scene.of("atman y3@n13 b2b@m13\nline b5\npoem b4 | g3 | y4 | p5")
        .when("feth: place 1 at o13")
        .tells(GameSeats.FETH, "Placed");
  }

  @Test
  void aCardOfAnotherColorBetweenTwoCardsSeparatesThem() {
    Scene.of("atman b2b@m13 r4@l13\nline b5\npoem b4 | g3 | y4 | p5")
        .when("feth: place 1 at l14")
        .tells(GameSeats.FETH, "Placed");
  }

  /** Ruling 10: the whole group counts, even if a part of it totals 7. */
  @Test
  void theTotalOfTheWholeBlockMustBeSeven() {
    Scene.of("atman b2b@m13\nline b4\npoem b5 | g3 | y4 | p5")
        .when("feth: place 1 at n12")
        .tells(GameSeats.FETH, "Placed");
    Scene.of("atman b2b@m13 b1a@l13\nline b5\npoem b4 | g3 | y4 | p5")
        .when("feth: place 1 at n13")
        .tells(GameSeats.FETH, "Placed");
  }

  /** Ruling 11. */
  @Test
  void removingACardDoesNotReliveAMemory() {
    Scene.of(
            """
            phase draw
            poem g3+r1a | g2a | y4 | p5
            atman b2b@m13 b5@n13 b1b@o12
            """)
        .when("feth: sever o12")
        .then("atman b2b@m13 b5@n13")
        .tells(GameSeats.FETH, "PowerUsed", "Discarded");
  }

  /**
   * Ruling 11: even if a card sinks from between two others and a block of seven results, no memory
   * is relived.
   */
  @Test
  void sinkingACardDoesNotReliveAMemory() {
    Scene.of(
            """
            phase draw
            poem g3+b1a | g2a | y5 | p5
            atman b2b@m13 y3@l14 b5@n13
            """)
        .when("feth: sink l14")
        .tells(GameSeats.FETH, "PowerUsed", "Sank");
    Scene sunk =
        Scene.of(
                """
                phase draw
                poem g3+b1a | g2a | y5 | p5
                atman b2b@m13 r4@l13 b5@l14
                """)
            .when("feth: sink l13");
    assertThat(sunk.state().atman().block(sunk.state().atman().stack().getLast())).hasSize(2);
    sunk.tells(GameSeats.FETH, "PowerUsed", "Sank");
  }

  /** Ruling 11. */
  @Test
  void driftingACardCanReliveAMemory() {
    Scene.of(
            """
            phase draw
            poem g3+b4 | g2a | y4 | b3
            atman y3@n13 b2b@m13 b5@o13
            """)
        .when("feth: drift o13 to l14")
        .tells(new Observation.Relived(Color.BLUE, Scene.cards("b2b b5")))
        .then("phase reveal")
        .when("ren: reveal 4")
        .then("phase draw\npoem g3+b4! | g2a | y4 | ^b3");
  }

  @Test
  void theRavenOfTheRelivedColorIsChased() {
    Scene.of(BLOCK_OF_SEVEN + "poem b4 | g3 | y4 | p5\nrow R B(b1a b1b)\ndiscards p1a")
        .when("feth: place 1 at n13")
        .then("row R\nchased B\ndiscards p1a b1a b1b")
        .tells(new Observation.RavenChased(Color.BLUE, Scene.cards("b1a b1b")));
  }

  @Test
  void cardsOfAChasedRavensColorAreDiscardedNormally() {
    Scene.of("atman b2b@m13 b5@n13\nplaced 1\nline b1a\npoem b4 | g3 | y4 | p5\nchased B")
        .when("feth: end")
        .then("discards b1a\nchased B");
  }

  @Test
  void inTheLastBatchTheRavenIsDefeatedAndScored() {
    Scene.of(BLOCK_OF_SEVEN + "batch 3\npoem b4 | g3 | y4 | p5\nrow B(b1a b1b)\nscore g5")
        .when("feth: place 1 at n13")
        .then("row\ndefeated B\nscore g5 B b1a b1b\ndiscards")
        .tells(new Observation.RavenDefeated(Color.BLUE, Scene.cards("b1a b1b")));
  }

  @Test
  void renTurnsUpAHeartOfTheRelivedColor() {
    Scene.of(BLOCK_OF_SEVEN + "poem b4 | g3 | y4 | p5")
        .when("feth: place 1 at n13")
        .when("ren: reveal 1")
        .then("poem ^b4 | g3 | y4 | p5\nphase build\nline g1a")
        .tells(new Observation.HeartRelived(1, Scene.card("b4")))
        .awaits(GameSeats.FETH);
  }

  @Test
  void renChoosesAmongSeveralMatchingHearts() {
    Scene revealing =
        Scene.of(BLOCK_OF_SEVEN + "poem b4 | g3 | b3 | b1a").when("feth: place 1 at n13");
    assertThat(revealing.legalCommands(GameSeats.REN))
        .containsExactly("reveal 1", "reveal 3", "reveal 4");
    revealing
        .rejects("ren: reveal 2", IllegalMoveCode.HEART_OF_OTHER_COLOR)
        .rejects(GameSeats.REN, new Command.Reveal(0), IllegalMoveCode.NO_SUCH_ROW)
        .rejects(GameSeats.REN, new Command.Reveal(5), IllegalMoveCode.NO_SUCH_ROW)
        .when("ren: reveal 3")
        .then("poem b4 | g3 | ^b3 | b1a\nphase build");
    Scene.of(BLOCK_OF_SEVEN + "poem b4 | g3 | b3 | p5")
        .when("feth: place 1 at n13")
        .rejects("ren: reveal 4", IllegalMoveCode.HEART_OF_OTHER_COLOR);
  }

  @Test
  void aFaceUpHeartCannotBeTurnedUp() {
    Scene revealing =
        Scene.of(BLOCK_OF_SEVEN + "poem ~b4+b3 | ^b1a | b1b | p5").when("feth: place 1 at n13");
    assertThat(revealing.legalCommands(GameSeats.REN)).containsExactly("reveal 3");
    revealing
        .rejects("ren: reveal 1", IllegalMoveCode.HEART_ALREADY_FACE_UP)
        .rejects("ren: reveal 2", IllegalMoveCode.HEART_ALREADY_FACE_UP)
        .when("ren: reveal 3")
        .then("poem ~b4+b3 | ^b1a | ^b1b | p5");
  }

  /** Ruling 12. */
  @Test
  void theRavenIsChasedEvenIfNoHeartMatches() {
    Scene.of(BLOCK_OF_SEVEN + "poem ~b4+b3 | g3 | y4 | p5\nrow B")
        .when("feth: place 1 at n13")
        .then("row\nchased B\nphase build")
        .tells(new Observation.HeartStirred(Color.BLUE, false))
        .awaits(GameSeats.FETH);
  }

  /** Ruling 12: the question does not reveal how many hearts match. */
  @Test
  void renIsAskedEvenIfOnlyOneHeartMatches() {
    Scene one = Scene.of(BLOCK_OF_SEVEN + "poem b4 | g3 | y4 | p5").when("feth: place 1 at n13");
    Scene three = Scene.of(BLOCK_OF_SEVEN + "poem b4 | b3 | b1a | p5").when("feth: place 1 at n13");
    assertThat(one.observations(GameSeats.FETH)).isEqualTo(three.observations(GameSeats.FETH));
    assertThat(one.view(GameSeats.FETH)).isEqualTo(three.view(GameSeats.FETH));
    assertThat(one.legalCommands(GameSeats.FETH))
        .isEqualTo(three.legalCommands(GameSeats.FETH))
        .isEmpty();
  }

  /** Ruling 12: everyone then knows that no heart has this color. */
  @Test
  void aColorWithoutAMatchingHeartIsExcludedForAllHearts() {
    Scene none = Scene.of(BLOCK_OF_SEVEN + "poem r4 | g3 | y4 | p5").when("feth: place 1 at n13");
    assertThat(none.view(GameSeats.FETH).poem().rows())
        .allMatch(row -> row.heart().excludedColors().equals(Colors.NONE.with(Color.BLUE)));
  }

  @Test
  void usedPoemCardsOfTheHeartsRowAreRefreshed() {
    Scene.of(BLOCK_OF_SEVEN + "poem b4+r1a!+g2a! | g3+r1b! | y4 | p5")
        .when("feth: place 1 at n13")
        .when("ren: reveal 1")
        .then("poem ^b4+r1a+g2a | g3+r1b! | y4 | p5")
        .tells(new Observation.PowersRefreshed(1, Scene.cards("r1a g2a")))
        .when("feth: sever m13")
        .then("poem ^b4+r1a!+g2a | g3+r1b! | y4 | p5");
  }
}
