package lethe.engine.bots.ravens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests guesses of Ren's hearts, their order, and their probabilities. */
class HeartGuessTest {
  /**
   * Returns hearts given as pairs of a color index and a number, from the top row to the bottom
   * row.
   */
  private static HeartGuess hearts(int... colorsAndNumbers) {
    HeartGuess guess = new HeartGuess(0, 0, 0);
    for (int row = 0; row < 4; row++) {
      guess = guess.withHeart(row, colorsAndNumbers[2 * row], colorsAndNumbers[2 * row + 1]);
    }
    return guess;
  }

  @Test
  void aGuessStoresColorsAndNumbers() {
    HeartGuess guess = hearts(0, 4, 1, 3, 1, 2, 4, 5);
    assertThat(guess.color(3)).isEqualTo(4);
    assertThat(guess.number(1)).isEqualTo(3);
    assertThat(guess.colorSet()).isEqualTo(0b10011);
  }

  @Test
  void rensOrderIsRecognized() {
    assertThat(HeartOrder.isRensOrder(hearts(0, 4, 1, 3, 1, 2, 4, 5), 4, false)).isTrue();
    assertThat(HeartOrder.isRensOrder(hearts(0, 5, 1, 4, 1, 3, 4, 2), 4, false)).isFalse();
    assertThat(HeartOrder.isRensOrder(hearts(0, 3, 1, 4, 1, 3, 4, 5), 4, false)).isFalse();
    assertThat(HeartOrder.isRensOrder(hearts(0, 5, 1, 4, 1, 3, 4, 1), 4, true)).isTrue();
    assertThat(HeartOrder.isRensOrder(hearts(0, 5, 1, 4, 1, 3, 4, 1), 4, false)).isFalse();
  }

  @Test
  void probabilitiesAreProportionalToTheWeights() {
    HeartGuess first = hearts(0, 4, 1, 3, 1, 2, 4, 5);
    HeartGuess second = hearts(0, 4, 1, 3, 2, 2, 4, 5);
    HeartDistribution hearts = HeartDistribution.of(List.of(first, second), new double[] {3, 1});
    assertThat(hearts.probability(first.colorSet()) + hearts.probability(second.colorSet()))
        .isCloseTo(1, within(1e-12));
    assertThat(hearts.probability(first.colorSet())).isCloseTo(0.75, within(1e-12));
    assertThat(hearts.equallyLikely(8))
        .containsExactly(first, first, first, first, first, first, second, second);
  }
}
