package lethe.engine.games.eurydice.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lethe.engine.core.Rng;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.SuitCounts;
import lethe.engine.games.eurydice.Zone;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * Tests cards whose suits are undecided: their possible suits, which of them are interchangeable,
 * and how their suits are chosen.
 */
class UnseenCardsTest {
  private static final int HEART = PossibleSuits.bit(Suit.HEART);
  private static final int CLUB = PossibleSuits.bit(Suit.CLUB);
  private static final int SPADE = PossibleSuits.bit(Suit.SPADE);
  private static final int JOKER = PossibleSuits.bit(Suit.JOKER);

  /** A number of seeds that is large enough to draw each of twenty cards almost certainly. */
  private static final int SEEDS = 200;

  private static UnseenCards deal(long seed) {
    return new UnseenCards(new Rng(seed));
  }

  @Nested
  class Suits {
    private final PossibleSuits suits = new PossibleSuits();

    @Test
    void theLikelihoodOfASuitIsItsShareOfTheRemainingCards() {
      assertThat(suits.likelihood(0, HEART)).isCloseTo(9 / 20.0, within(1e-9));
      assertThat(suits.likelihood(0, HEART | SPADE)).isCloseTo(12 / 20.0, within(1e-9));
      assertThat(suits.narrow(0, PossibleSuits.allExcept(Suit.SPADE))).isTrue();
      assertThat(suits.likelihood(0, HEART)).isCloseTo(9 / 17.0, within(1e-9));
      assertThat(suits.likelihood(0, SPADE)).isZero();
    }

    @Test
    void aCardWithOnePossibleSuitIsSettled() {
      assertThat(suits.narrow(0, HEART)).isTrue();
      assertThat(suits.isSettled(0)).isTrue();
      assertThat(suits.suit(0)).isEqualTo(Suit.HEART);
      assertThat(suits.unsettledCount(Suit.HEART)).isEqualTo(8);
      assertThat(suits.likelihood(0, HEART)).isEqualTo(1);
      assertThat(suits.likelihood(0, CLUB)).isZero();
      assertThat(suits.narrow(0, CLUB)).isFalse();
    }

    @Test
    void aSuitThatWasNotDealtHasZeroLikelihood() {
      assertThat(suits.narrow(0, JOKER | PossibleSuits.bit(Suit.DIAMOND))).isTrue();
      assertThat(suits.likelihood(0, JOKER)).isZero();
    }
  }

  @Nested
  class Histories {
    private final CardHistories histories = new CardHistories();

    @Test
    void cardsThatWereInTheDeckTogetherAreInterchangeable() {
      assertThat(histories.canBeReplaced(0, Zone.DECK, 1, Zone.DECK)).isTrue();
      histories.advance();
      histories.recordDeparture(0);
      assertThat(histories.canBeReplaced(0, Zone.DISCARD, 1, Zone.DECK)).isTrue();
      assertThat(histories.canBeReplaced(1, Zone.DECK, 0, Zone.DISCARD)).isTrue();
      histories.advance();
      histories.recordEntry(1);
      assertThat(histories.canBeReplaced(0, Zone.DISCARD, 1, Zone.DECK)).isFalse();
      assertThat(histories.canBeReplaced(1, Zone.DECK, 0, Zone.DISCARD)).isFalse();
    }

    @Test
    void aCardAtAKnownPositionIsNotInterchangeableUntilTheShuffle() {
      histories.recordPosition(1);
      assertThat(histories.canBeReplaced(0, Zone.DECK, 1, Zone.DECK)).isFalse();
      assertThat(histories.canBeReplaced(1, Zone.DECK, 0, Zone.DECK)).isFalse();
      histories.advance();
      histories.recordShuffle(1);
      assertThat(histories.canBeReplaced(0, Zone.DECK, 1, Zone.DECK)).isTrue();
      histories.recordDeparture(0);
      histories.advance();
      histories.recordPosition(2);
      histories.recordShuffle(2);
      assertThat(histories.canBeReplaced(0, Zone.DISCARD, 2, Zone.DECK)).isFalse();
    }

    @Test
    void earlierLooksRestrictACardUntilTheShuffle() {
      histories.restrictPublicSuits(0, HEART | CLUB);
      histories.restrictPublicSuits(0, CLUB | SPADE);
      assertThat(histories.publicSuits(0)).isEqualTo(CLUB);
      histories.recordShuffle(0);
      assertThat(histories.publicSuits(0)).isEqualTo(PossibleSuits.ANY);
    }

    @Test
    void cardsInTheCurrentLookOrFaceUpAreNotInterchangeable() {
      histories.recordSight(1, false);
      assertThat(histories.canBeReplaced(0, Zone.DECK, 1, Zone.DECK)).isFalse();
      histories.endLook();
      assertThat(histories.canBeReplaced(0, Zone.DECK, 1, Zone.DECK)).isTrue();
      histories.recordSight(1, true);
      histories.endLook();
      assertThat(histories.canBeReplaced(0, Zone.DECK, 1, Zone.DECK)).isFalse();
    }
  }

  @Nested
  class Reveals {
    @Test
    void anyCardThatCanHaveTheSuitMayBeRevealed() {
      Set<Integer> revealedCards = new HashSet<>();
      for (int seed = 0; seed < SEEDS; seed++) {
        UnseenCards cards = deal(seed);
        for (int other = 0; other < 10; other++) {
          cards.suits.narrow(other, PossibleSuits.allExcept(Suit.SPADE));
        }
        int card = new UnseenCardReveal(cards).reveal(Zone.DECK, 3, SPADE, true);
        assertThat(cards.deck.get(3)).isEqualTo(card);
        assertThat(cards.histories.isPositionKnown(card)).isTrue();
        revealedCards.add(card);
      }
      assertThat(revealedCards).containsExactlyInAnyOrder(10, 11, 12, 13, 14, 15, 16, 17, 18, 19);
    }

    @Test
    void aSuitThatNoCardCanHaveIsNotRevealed() {
      UnseenCards cards = deal(0);
      UnseenCardReveal reveal = new UnseenCardReveal(cards);
      assertThat(reveal.reveal(Zone.DECK, 0, JOKER, true)).isNegative();
      assertThat(reveal.reveal(Zone.DECK, 0, HEART, true)).isNotNegative();
      assertThat(reveal.reveal(Zone.DECK, 0, CLUB, true)).isNegative();
    }

    @Test
    void aCardWhoseSuitIsNotShownKeepsItsPossibleSuits() {
      for (int seed = 0; seed < 20; seed++) {
        UnseenCards cards = deal(seed);
        UnseenCardReveal reveal = new UnseenCardReveal(cards);
        int first = reveal.reveal(Zone.DECK, 0, SPADE, false);
        reveal.reveal(Zone.DECK, 1, SPADE, false);
        assertThat(cards.deck.getFirst()).isEqualTo(first);
        assertThat(cards.histories.publicSuits(first)).isEqualTo(SPADE);
        assertThat(cards.histories.isPositionKnown(first)).isFalse();
      }
    }
  }

  @Nested
  class Assignment {
    @Test
    void aCardMayReceiveAnyRemainingSuit() {
      Set<Suit> first = new HashSet<>();
      for (int seed = 0; seed < 40; seed++) {
        UnseenCards cards = deal(seed);
        assertThat(new SuitAssignment(cards).settle()).isTrue();
        assertThat(settledCounts(cards)).isEqualTo(SuitCounts.INITIAL_DECK);
        first.add(cards.suits.suit(0));
      }
      assertThat(first).containsExactlyInAnyOrder(Suit.HEART, Suit.CLUB, Suit.SPADE);
    }

    @Test
    void settlingFailsIfTooManyCardsMustHaveTheSameSuit() {
      UnseenCards cards = deal(0);
      for (int card = 0; card < 4; card++) {
        cards.suits.narrow(card, SPADE);
      }
      assertThat(new SuitAssignment(cards).settle()).isFalse();
    }

    /**
     * Five cards have moved from the deck to two other zones, and nine of the cards still in the
     * deck can only be hearts. Settling exchanges cards as necessary.
     */
    @Test
    void theSettledDeckAgreesWithTheCount() {
      for (int seed = 0; seed < 20; seed++) {
        for (List<Integer> count : List.of(List.of(4, 8), List.of(9, 6), List.of(6, 6))) {
          UnseenCards cards = deal(seed);
          cards.histories.advance();
          cards.discard(2, false);
          cards.remove(3, true);
          cards.deck.subList(0, 9).forEach(card -> cards.suits.narrow(card, HEART));
          SuitCounts counted = new SuitCounts(count.getFirst(), count.getLast(), 0, 0, 0);
          assertThat(new SuitAssignment(cards).settle(counted)).isTrue();
          assertThat(settledCounts(cards).hearts()).isEqualTo(counted.hearts());
          assertThat(settledCounts(cards).clubs()).isEqualTo(counted.clubs());
        }
      }
    }

    @Test
    void anImpossibleCountCannotBeSettled() {
      assertThat(new SuitAssignment(deal(0)).settle(new SuitCounts(10, 8, 0, 0, 0))).isFalse();
    }

    private SuitCounts settledCounts(UnseenCards cards) {
      int[] counts = new int[Suit.ALL.size()];
      for (Suit suit : Suit.ALL) {
        counts[suit.index()] = cards.countSettled(suit);
      }
      return SuitCounts.ofCounts(counts);
    }
  }

  @Nested
  class Moves {
    @Test
    void anAddedCardIsKnownUntilTheShuffle() {
      UnseenCards cards = deal(0);
      cards.add(Suit.DIAMOND, 1);
      assertThat(cards.suits.isCertainly(20, Suit.DIAMOND)).isTrue();
      assertThat(cards.histories.isPositionKnown(20)).isTrue();
      cards.histories.advance();
      cards.shuffle();
      assertThat(cards.histories.isPositionKnown(20)).isFalse();
    }

    /**
     * The added card is indistinguishable from cards that were in the deck when it was added, but
     * not from cards that had left the deck before.
     */
    @Test
    void anAddedCardIsInterchangeableWithCardsShuffledWithIt() {
      UnseenCards cards = deal(0);
      cards.discard(1, false);
      cards.histories.advance();
      cards.add(Suit.DIAMOND, 1);
      cards.shuffle();
      int other = cards.deck.stream().filter(card -> card != 20).findFirst().orElseThrow();
      assertThat(cards.canBeReplaced(other, Zone.DECK, 20, Zone.DECK)).isTrue();
      assertThat(cards.canBeReplaced(0, Zone.DISCARD, 20, Zone.DECK)).isFalse();
    }

    @Test
    void swappedCardsExchangeTheirConstraints() {
      UnseenCards cards = deal(0);
      cards.histories.restrictPublicSuits(0, HEART);
      cards.swap(0, 5);
      assertThat(cards.deck.getFirst()).isEqualTo(5);
      assertThat(cards.histories.publicSuits(5)).isEqualTo(HEART);
      assertThat(cards.canBeReplaced(1, Zone.DECK, 5, Zone.DECK)).isTrue();
      cards.suits.narrow(1, CLUB);
      assertThat(cards.canBeReplaced(1, Zone.DECK, 5, Zone.DECK)).isFalse();
    }

    @Test
    void aDiamondAtAKnownPositionIsRemovedFirst() {
      UnseenCards cards = deal(0);
      cards.add(Suit.DIAMOND, 2);
      cards.shuffle();
      cards.histories.recordPosition(20);
      cards.removeFromDeck(Suit.DIAMOND);
      assertThat(cards.removed).containsExactly(20);
      cards.removeFromDeck(Suit.DIAMOND);
      assertThat(cards.removed).containsExactly(20, 21);
    }
  }
}
