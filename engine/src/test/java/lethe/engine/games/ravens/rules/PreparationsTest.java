package lethe.engine.games.ravens.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import lethe.engine.core.RejectionCode;
import lethe.engine.core.Rng;
import lethe.engine.core.Spectator;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.IllegalMoveCode;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Raven;
import org.junit.jupiter.api.Test;

/** Tests the deal, with rulings 1 and 3. Rule book: Preparations. */
class PreparationsTest {
  private final Rules rules = new Rules(StandardDeck.MEMORIES);

  @Test
  void theFirstCardOfTheAtmanLiesInTheMiddle() {
    State start = rules.initialState(2, new Rng(1));
    assertThat(start.atman().stack()).hasSize(1);
    assertThat(start.atman().stack().getFirst().spot()).hasToString("m13");
  }

  @Test
  void renDrawsFourHeartsWithoutShowingThem() {
    State start = rules.initialState(2, new Rng(1));
    assertThat(rules.view(start, GameSeats.REN).poem().rows())
        .hasSize(4)
        .allMatch(row -> row.heart().card() instanceof Face.Up);
    assertThat(rules.view(start, GameSeats.FETH).poem().rows())
        .allMatch(row -> row.heart().card().equals(Face.DOWN));
    assertThat(rules.view(start, Spectator.SPECTATOR).poem().rows())
        .allMatch(row -> row.heart().card().equals(Face.DOWN));
    assertThat(rules.openingEvents(start).getLast().observationFor(GameSeats.FETH))
        .isEqualTo(new Observation.HeartsDrawn(Face.down(4)));
  }

  @Test
  void theDeckConsistsOfTheOtherMemoriesAndTheRavens() {
    State start = rules.initialState(2, new Rng(1));
    assertThat(start.piles().deck()).hasSize(35).containsAll(Raven.ALL);
  }

  /** Ruling 1. */
  @Test
  void renOrdersHerHeartsSecretlyAndOnlyOnce() {
    Scene dealt =
        Scene.of(
            """
            phase arrange
            atman r3@m13
            poem b4 | g3 | y4 | p5
            """);
    Scene arranged = dealt.when("ren: arrange 2 4 1 3");
    arranged.then("poem g3 | p5 | b4 | y4").awaits(GameSeats.FETH);
    assertThat(arranged.observations(GameSeats.REN))
        .contains(new Observation.HeartsArranged(Face.up(Scene.cards("g3 p5 b4 y4"))));
    assertThat(arranged.observations(GameSeats.FETH))
        .contains(new Observation.HeartsArranged(Face.down(4)))
        .isEqualTo(dealt.when("ren: arrange 1 2 3 4").observations(GameSeats.FETH));
    arranged.rejects("ren: arrange 1 2 3 4", RejectionCode.NOT_YOUR_TURN);
  }

  @Test
  void anArrangementMustNameEachHeartOnce() {
    Scene dealt =
        Scene.of(
            """
            phase arrange
            atman r3@m13
            poem b4 | g3 | y4 | p5
            """);
    assertThat(dealt.legalCommands(GameSeats.REN)).hasSize(24).startsWith("arrange 1 2 3 4");
    dealt.rejects("ren: arrange 1 2 3 3", IllegalMoveCode.INVALID_ORDER);
  }

  /**
   * Ruling 3: no raven becomes the first card or a heart, regardless of the number of ravens in the
   * deck.
   */
  @Test
  void noRavenIsTheFirstCardOrAHeart() {
    for (int seed = 0; seed < 50; seed++) {
      Transition transition =
          new Transition(
              Scene.of(
                      """
                      batch 2
                      row B
                      """)
                  .state());
      transition.rng = new Rng(seed);
      Setup.deal(transition, Scene.cards("r1a r2a g5 y4 p1b"));
      assertThat(transition.rows).hasSize(4);
      assertThat(transition.atman.stack()).hasSize(1);
      assertThat(transition.deck)
          .containsExactlyInAnyOrder(
              Raven.of(Color.RED),
              Raven.of(Color.GREEN),
              Raven.of(Color.YELLOW),
              Raven.of(Color.PURPLE));
    }
  }

  @Test
  void theFirstCardAndTheDeckAreShuffled() {
    List<State> starts =
        IntStream.range(0, 2_000).mapToObj(seed -> rules.initialState(2, new Rng(seed))).toList();
    assertThat(starts.stream().map(start -> start.atman().stack().getFirst().card()).distinct())
        .hasSize(35);
    assertThat(starts.stream().map(start -> start.piles().deck().getLast()).distinct()).hasSize(40);
    assertThat(starts.stream().map(start -> start.piles().deck().getFirst()).distinct())
        .hasSize(40);
  }
}
