package lethe.engine.games.ravens.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Seat;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Observation;
import org.junit.jupiter.api.Test;

/** Tests the size of the game tree in small positions. */
class RavensCountsTest {
  private static final Rules RULES = new Rules(StandardDeck.MEMORIES);

  /**
   * Counted by hand: the east half of the red 3 is faded. The green 2, which is faded in the west,
   * can be placed at n12, n13 and n14, and the purple 1, which is faded in the south-west, at n12.
   * After the green 2, Feth can place the purple 1 at one spot or end building. After the purple 1,
   * he can place the green 2 at two spots or end building. When Feth has placed one card and ended
   * building, Ren can take two cards.
   */
  @Test
  void twoCardsHaveTheExpectedNumberOfPlacements() {
    Scene scene =
        Scene.of(
            """
            phase build
            atman r3@m13
            line g2b p1a
            poem b4 | g3 | y4 | p5
            """);
    assertThat(scene.legalCommands(GameSeats.FETH))
        .containsExactly("place 1 at n12", "place 1 at n13", "place 1 at n14", "place 2 at n12");
    assertThat(count(scene.state(), 1)).isEqualTo(4);
    assertThat(count(scene.state(), 2)).isEqualTo(3 * (1 + 1) + (2 + 1));
    assertThat(count(scene.state(), 3)).isEqualTo(3 * (1 + 2) + (2 + 2));
  }

  /** Ren has 24 orders of hearts. Then Feth can draw any number of the 35 cards. */
  @Test
  void aMatchBeginsWithTheExpectedNumbersOfPlies() {
    State start = RULES.initialState(2, new Rng(1));
    assertThat(count(start, 1)).isEqualTo(24);
    assertThat(count(start, 2)).isEqualTo(24 * 35);
  }

  /**
   * After each take, Ren adds score cards one by one as long as they do not exceed the row;
   * different orders count separately.
   */
  @Test
  void theThirdBatchHasTheExpectedNumberOfTakes() {
    Scene scene =
        Scene.of(
            """
            batch 3
            phase take
            atman r3@m13 g2b@n13
            score b1a y1a p2a
            poem b2b | g3 | y4 | p5
            """);
    assertThat(count(scene.state(), 1)).isEqualTo(2);
    assertThat(count(scene.state(), 2)).isEqualTo(2 * (3 + 1));
    // With the red 3, the row still needs 2: after each 1, Ren can add the other 1 or be done;
    // after the 2, she can only be done. With the green 2, the row still needs 3: after each card,
    // she can add one of the two others or be done. If she is done immediately, the match ends.
    assertThat(count(scene.state(), 3)).isEqualTo((2 + 2 + 1) + (3 + 3 + 3));
  }

  private static long count(State state, int depth) {
    if (depth == 0) {
      return 1;
    }
    long count = 0;
    for (Seat seat : List.of(GameSeats.FETH, GameSeats.REN)) {
      for (Command command : RULES.legalCommands(state, seat)) {
        if (RULES.apply(state, seat, command)
            instanceof
            Ruling.Accepted<State, Observation>(State next, List<GameEvent<Observation>> _)) {
          count += count(next, depth - 1);
        }
      }
    }
    return count;
  }
}
