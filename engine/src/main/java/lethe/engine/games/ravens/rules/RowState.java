package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Colors;
import lethe.engine.games.ravens.HeartStatus;
import lethe.engine.games.ravens.PoemCard;
import lethe.engine.games.ravens.RuleNumbers;

/**
 * A row of Ren's poem.
 *
 * @param status the status of the heart
 * @param minNumber the lowest number that the heart can have according to public information
 * @param excludedColors the colors that the heart cannot have according to public information
 */
record RowState(
    int number,
    Card heart,
    HeartStatus status,
    List<PoemCard> poem,
    int minNumber,
    Colors excludedColors) {
  static RowState of(int number, Card heart) {
    return new RowState(number, heart, HeartStatus.DOWN, List.of(), 1, Colors.NONE);
  }

  /** Returns the required total: 7, 7, 7 and 5. Rule book: Ren's turn 1. */
  int meter() {
    return number == RuleNumbers.ROWS ? 5 : 7;
  }

  /** Returns the sum of the poem cards, without the heart. */
  int poemTotal() {
    return PoemCard.sumOf(poem);
  }

  /** Returns the total that the row still needs. */
  int missingTotal() {
    return meter() - heart.number() - poemTotal();
  }

  boolean isComplete() {
    return missingTotal() == 0;
  }

  boolean isHeartDown() {
    return status == HeartStatus.DOWN;
  }

  /** Returns whether the heart could be turned up when a memory of this color is relived. */
  boolean canBeRelivedBy(Color color) {
    return isHeartDown() && heart.color() == color;
  }

  /**
   * Returns the row after a card is placed next to the heart. If the heart stays face down,
   * everyone knows that it does not have the color of the card.
   */
  RowState withCard(Card card) {
    List<PoemCard> extendedPoem = new ArrayList<>(poem);
    extendedPoem.add(new PoemCard(card, false));
    HeartStatus newStatus = status.after(heart, card);
    RowState extendedRow =
        new RowState(
            number, heart, newStatus, List.copyOf(extendedPoem), minNumber, excludedColors);
    return extendedRow.withExcludedColor(card.color());
  }

  RowState withRelivedHeart() {
    return new RowState(number, heart, HeartStatus.RELIVED, poem, minNumber, excludedColors);
  }

  /**
   * Returns the row after everyone has learned that the face-down heart does not have this color.
   */
  RowState withExcludedColor(Color color) {
    return isHeartDown()
        ? new RowState(number, heart, status, poem, minNumber, excludedColors.with(color))
        : this;
  }

  /** Returns the row after everyone has learned that a card with this number was too large. */
  RowState withTooLargeNumber(int value) {
    int newMinimum = meter() - poemTotal() - value + 1;
    return newMinimum > minNumber
        ? new RowState(number, heart, status, poem, newMinimum, excludedColors)
        : this;
  }

  RowState withPowerUsed(Card card) {
    return withPoem(
        poem.stream().map(p -> p.card().equals(card) ? new PoemCard(card, true) : p).toList());
  }

  RowState withPowersRefreshed() {
    return withPoem(poem.stream().map(p -> new PoemCard(p.card(), false)).toList());
  }

  private RowState withPoem(List<PoemCard> cards) {
    return new RowState(number, heart, status, cards, minNumber, excludedColors);
  }
}
