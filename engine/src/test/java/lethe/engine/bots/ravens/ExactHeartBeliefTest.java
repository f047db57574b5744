package lethe.engine.bots.ravens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.Stream;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Ravens;
import org.junit.jupiter.api.Test;

class ExactHeartBeliefTest {
  private static final TakeValue REN = new TakeValue(RenPreferences.DEEP);

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
  void theEasiestHeartForTheLastRowComesLast() {
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

  /** If Ren takes a card, she probably has no heart of its color. */
  @Test
  void takingACardMakesItsColorLessLikely() {
    HeartGuess withoutColor = hearts(0, 4, 0, 3, 0, 2, 0, 5);
    HeartGuess withColor = hearts(0, 4, 0, 3, 0, 2, 3, 5);
    HeartDistribution before =
        HeartDistribution.of(List.of(withoutColor, withColor), new double[] {1, 1});
    PoemProgress poem = new PoemProgress(0, 4, 0x5777, 0b1111, false, 0xFFFFFFF0, 20);
    RenChoice choice = new RenChoice(poem, takes(), 0);
    assertThat(before.after(choice, REN).probability(withoutColor.colorSet())).isGreaterThan(0.6);
  }

  /**
   * Returns two possible takes, a card of the fourth color and a card of the first color. After
   * either take, the other card remains.
   */
  private static List<PossibleTake> takes() {
    return List.of(take(3, 0), take(0, 3));
  }

  private static PossibleTake take(int color, int remainingColor) {
    List<Card> cards = Ravens.standardDeck();
    Stream<Card> takenCards =
        cards.stream().filter(c -> c.color().index() == color && c.number() == 1);
    Stream<Card> remainingCards =
        cards.stream().filter(c -> c.color().index() == remainingColor && c.number() == 1);
    return new PossibleTake(
        laidAtCenter(takenCards.findFirst().orElseThrow()),
        List.of(CardSummary.of(List.of(laidAtCenter(remainingCards.findFirst().orElseThrow())))));
  }

  private static LaidCard laidAtCenter(Card card) {
    return new LaidCard(card, Atman.FIRST_SPOT);
  }
}
