package lethe.engine.bots.eurydice;

import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.View;

/**
 * Estimates for one view: the probable suits of unknown cards, and the values of cards in the deck.
 * The unit of all values is a heart in the deck.
 */
final class CardEstimates {
  /** The value of an option that is chosen only if there is no other. */
  static final double NEVER = -100;

  private final View view;
  private final PlayStyle style;

  /** The number of face-up cards of each suit in the discard area. */
  private final int[] faceUpCounts = new int[Suit.ALL.size()];

  /** The number of known cards of each suit in the discard area, face up or not. */
  private final int[] knownCounts = new int[Suit.ALL.size()];

  /** The probability that an unknown card is a spade, assuming that no remembered card is one. */
  private final double spadeProbability;

  /**
   * The estimated value of an unknown card: the mean over all face-down cards, remembered ones
   * included, with spades and diamonds counted as 0.
   */
  private final double unknownValue;

  CardEstimates(View view, PlayStyle style) {
    this.view = view;
    this.style = style;
    int rememberedCount = view.heldCards().size();
    for (Face face : view.discard()) {
      if (face instanceof Face.Up(Suit suit)) {
        faceUpCounts[suit.index()]++;
        knownCounts[suit.index()]++;
      } else if (face instanceof Face.Remembered(Suit suit)) {
        knownCounts[suit.index()]++;
        rememberedCount++;
      }
    }
    for (Face face : view.deck()) {
      rememberedCount += face instanceof Face.Remembered ? 1 : 0;
    }
    int hiddenCount = Math.max(1, view.faceDownCounts().total());
    int clubs = view.faceDownCounts().clubs() + view.faceDownCounts().jokers();
    this.spadeProbability =
        Math.min(
            1,
            (double) view.faceDownCounts().spades() / Math.max(1, hiddenCount - rememberedCount));
    this.unknownValue = (double) (view.faceDownCounts().hearts() - clubs) / hiddenCount;
  }

  /** Returns the expected cost of looking at {@code looks} unknown cards. */
  double spadeCost(int looks) {
    return looks * spadeProbability * Weight.SPADE_SEEN.forStyle(style);
  }

  double unknownValue() {
    return unknownValue;
  }

  /** Returns the value of a card, or {@code defaultValue} if the viewer does not know the card. */
  double value(Face face, double defaultValue) {
    return face.knownSuit().map(this::value).orElse(defaultValue);
  }

  double value(Suit suit) {
    return switch (suit) {
      case HEART -> 1;
      case CLUB, JOKER -> -1;
      case SPADE -> Weight.SPADE.forStyle(style);
      case DIAMOND -> Weight.DIAMOND.forStyle(style);
    };
  }

  /**
   * Returns the value of seeing a card; {@link #NEVER} for a known spade.
   *
   * @param gain the benefit of seeing an unknown card, apart from the risk that it is a spade
   */
  double valueOfSeeing(Face face, double gain) {
    return face.knownSuit()
        .map(suit -> suit == Suit.SPADE ? NEVER : Weight.SEEN_AGAIN.forStyle(style))
        .orElse(gain - spadeCost(1));
  }

  /**
   * Returns the expected loss if the top or the bottom card of the deck is removed; 0 if the deck
   * is empty.
   */
  double lossAtDeckEnd(boolean top) {
    if (view.deck().isEmpty()) {
      return 0;
    }
    return value(top ? view.deck().getFirst() : view.deck().getLast(), unknownValue);
  }

  /**
   * Returns the expected loss if {@code cards} cards are removed from the top of the deck, or all
   * if it has fewer.
   */
  double lossFromTop(int cards) {
    double loss = 0;
    for (int i = 0; i < Math.min(cards, view.deck().size()); i++) {
      loss += value(view.deck().get(i), unknownValue);
    }
    return loss;
  }

  /**
   * Returns the proportion of hearts among all face-down cards, including those that are
   * remembered; 0 if there are none.
   */
  double heartProbability() {
    return (double) view.faceDownCounts().hearts() / Math.max(1, view.faceDownCounts().total());
  }

  int faceUpCount(Suit suit) {
    return faceUpCounts[suit.index()];
  }

  int knownCount(Suit suit) {
    return knownCounts[suit.index()];
  }

  /** Returns the number of unknown cards in the discard area. */
  int unknownDiscardCount() {
    int unknownCount = view.discard().size();
    for (int count : knownCounts) {
      unknownCount -= count;
    }
    return unknownCount;
  }
}
