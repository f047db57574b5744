package lethe.engine.games.eurydice.rules;

import java.util.Arrays;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.SuitCounts;

/**
 * The possible suits of cards, as sets with one bit per suit. A card with a single possible suit is
 * settled. The remaining suits of the deal are distributed over the other cards.
 */
final class PossibleSuits {
  /** An upper bound for the number of cards in a match. */
  static final int MAX_CARDS = 80;

  static final int ANY = 31;

  private final int[] possibleSuits = new int[MAX_CARDS];

  /** The number of cards of each suit among the cards that are not settled. */
  private final int[] unsettledCounts = SuitCounts.INITIAL_DECK.toArray();

  /** Creates the cards of the deal, numbered from 0, with every suit possible. */
  PossibleSuits() {
    Arrays.fill(possibleSuits, 0, SuitCounts.INITIAL_DECK.total(), ANY);
  }

  static int bit(Suit suit) {
    return 1 << suit.index();
  }

  static int allExcept(Suit suit) {
    return ANY & ~bit(suit);
  }

  /** Adds a card whose suit everyone has seen. */
  void add(int card, Suit suit) {
    possibleSuits[card] = bit(suit);
  }

  int suitsOf(int card) {
    return possibleSuits[card];
  }

  boolean isSettled(int card) {
    return Integer.bitCount(possibleSuits[card]) == 1;
  }

  boolean isCertainly(int card, Suit suit) {
    return possibleSuits[card] == bit(suit);
  }

  /** Returns the suit of a settled card. */
  Suit suit(int card) {
    return Suit.ALL.get(Integer.numberOfTrailingZeros(possibleSuits[card]));
  }

  /**
   * Returns the number of cards of a suit among the cards that are not settled; negative if more
   * cards were settled on the suit than were dealt.
   */
  int unsettledCount(Suit suit) {
    return unsettledCounts[suit.index()];
  }

  /**
   * Returns the probability that a card has one of these suits, without regard to what is known
   * about other unsettled cards.
   */
  double likelihood(int card, int suits) {
    int matchingSuits = possibleSuits[card] & suits;
    if (isSettled(card)) {
      return matchingSuits == 0 ? 0 : 1;
    }
    double matchingWeight = 0;
    double totalWeight = 0;
    for (int suit = 0; suit < unsettledCounts.length; suit++) {
      matchingWeight += (matchingSuits >> suit & 1) * unsettledCounts[suit];
      totalWeight += (possibleSuits[card] >> suit & 1) * unsettledCounts[suit];
    }
    return totalWeight == 0 ? 0 : matchingWeight / totalWeight;
  }

  /** Restricts a card to these suits. Returns false if it cannot have any of them. */
  boolean narrow(int card, int suits) {
    boolean wasSettled = isSettled(card);
    possibleSuits[card] &= suits;
    if (!wasSettled && isSettled(card)) {
      unsettledCounts[Integer.numberOfTrailingZeros(possibleSuits[card])]--;
    }
    return possibleSuits[card] != 0;
  }
}
