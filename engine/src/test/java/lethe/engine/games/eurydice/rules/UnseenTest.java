package lethe.engine.games.eurydice.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lethe.engine.core.Rng;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Tally;
import lethe.engine.games.eurydice.Zone;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * Tests cards whose suits are still open: which suits they can have, with which cards they could be
 * exchanged, and how they are settled.
 */
class UnseenTest {
  private static final int HEART = OpenSuits.bit(Suit.HEART);
  private static final int CLUB = OpenSuits.bit(Suit.CLUB);
  private static final int SPADE = OpenSuits.bit(Suit.SPADE);
  private static final int JOKER = OpenSuits.bit(Suit.JOKER);

  /** Number of seeds with which each of twenty cards is very likely to be drawn. */
  private static final int SEEDS = 200;

  private static Unseen dealt(long seed) {
    return new Unseen(new Rng(seed));
  }

  @Nested
  class Suits {
    private final OpenSuits suits = new OpenSuits();

    @Test
    void theLikelihoodOfASuitIsItsShareOfTheRemainingCards() {
      assertThat(suits.likelihood(0, HEART)).isCloseTo(9 / 20.0, within(1e-9));
      assertThat(suits.likelihood(0, HEART | SPADE)).isCloseTo(12 / 20.0, within(1e-9));
      assertThat(suits.narrow(0, OpenSuits.anyBut(Suit.SPADE))).isTrue();
      assertThat(suits.likelihood(0, HEART)).isCloseTo(9 / 17.0, within(1e-9));
      assertThat(suits.likelihood(0, SPADE)).isZero();
    }

    @Test
    void aCardWithOnePossibleSuitIsSettled() {
      assertThat(suits.narrow(0, HEART)).isTrue();
      assertThat(suits.isSettled(0)).isTrue();
      assertThat(suits.suit(0)).isEqualTo(Suit.HEART);
      assertThat(suits.unsettled(Suit.HEART)).isEqualTo(8);
      assertThat(suits.likelihood(0, HEART)).isEqualTo(1);
      assertThat(suits.likelihood(0, CLUB)).isZero();
      assertThat(suits.narrow(0, CLUB)).isFalse();
    }

    @Test
    void aSuitThatIsNotInThePileHasNoLikelihood() {
      assertThat(suits.narrow(0, JOKER | OpenSuits.bit(Suit.DIAMOND))).isTrue();
      assertThat(suits.likelihood(0, JOKER)).isZero();
    }
  }

  @Nested
  class WaysOfCards {
    private final Ways ways = new Ways();

    @Test
    void cardsThatWereInTheDeckTogetherAreExchangeable() {
      assertThat(ways.areAlike(0, Zone.DECK, 1, Zone.DECK)).isTrue();
      ways.goOn();
      ways.leavesDeck(0);
      assertThat(ways.areAlike(0, Zone.DISCARD, 1, Zone.DECK)).isTrue();
      assertThat(ways.areAlike(1, Zone.DECK, 0, Zone.DISCARD)).isTrue();
      ways.goOn();
      ways.entersDeck(1);
      assertThat(ways.areAlike(0, Zone.DISCARD, 1, Zone.DECK)).isFalse();
      assertThat(ways.areAlike(1, Zone.DECK, 0, Zone.DISCARD)).isFalse();
    }

    @Test
    void aCardAtAKnownPlaceIsNotExchangeableUntilTheShuffle() {
      ways.isPlaced(1);
      assertThat(ways.areAlike(0, Zone.DECK, 1, Zone.DECK)).isFalse();
      assertThat(ways.areAlike(1, Zone.DECK, 0, Zone.DECK)).isFalse();
      ways.goOn();
      ways.isShuffled(1);
      assertThat(ways.areAlike(0, Zone.DECK, 1, Zone.DECK)).isTrue();
      ways.leavesDeck(0);
      ways.goOn();
      ways.isPlaced(2);
      ways.isShuffled(2);
      assertThat(ways.areAlike(0, Zone.DISCARD, 2, Zone.DECK)).isFalse();
    }

    @Test
    void whatOthersHaveSeenBindsACardUntilTheShuffle() {
      ways.bind(0, HEART | CLUB);
      ways.bind(0, CLUB | SPADE);
      assertThat(ways.bound(0)).isEqualTo(CLUB);
      ways.isShuffled(0);
      assertThat(ways.bound(0)).isEqualTo(OpenSuits.ANY);
    }

    @Test
    void cardsSeenInThisLookOrLyingOpenAreNotExchangeable() {
      ways.isSeen(1, false);
      assertThat(ways.areAlike(0, Zone.DECK, 1, Zone.DECK)).isFalse();
      ways.lookAway();
      assertThat(ways.areAlike(0, Zone.DECK, 1, Zone.DECK)).isTrue();
      ways.isSeen(1, true);
      ways.lookAway();
      assertThat(ways.areAlike(0, Zone.DECK, 1, Zone.DECK)).isFalse();
    }
  }

  @Nested
  class Seeing {
    @Test
    void anyCardWithAPossibleSuitMayBeTheOneSeen() {
      Set<Integer> seen = new HashSet<>();
      for (int seed = 0; seed < SEEDS; seed++) {
        Unseen cards = dealt(seed);
        for (int other = 0; other < 10; other++) {
          cards.suits.narrow(other, OpenSuits.anyBut(Suit.SPADE));
        }
        int card = new Sighting(cards).see(Zone.DECK, 3, SPADE, true);
        assertThat(cards.deck.get(3)).isEqualTo(card);
        assertThat(cards.ways.isKnown(card)).isTrue();
        seen.add(card);
      }
      assertThat(seen).containsExactlyInAnyOrder(10, 11, 12, 13, 14, 15, 16, 17, 18, 19);
    }

    @Test
    void aSuitThatNoCardCanHaveIsNotSeen() {
      Unseen cards = dealt(0);
      Sighting sighting = new Sighting(cards);
      assertThat(sighting.see(Zone.DECK, 0, JOKER, true)).isNegative();
      assertThat(sighting.see(Zone.DECK, 0, HEART, true)).isNotNegative();
      assertThat(sighting.see(Zone.DECK, 0, CLUB, true)).isNegative();
    }

    @Test
    void aCardSeenBySomeoneElseIsBoundToItsSuit() {
      for (int seed = 0; seed < 20; seed++) {
        Unseen cards = dealt(seed);
        Sighting sighting = new Sighting(cards);
        int first = sighting.see(Zone.DECK, 0, SPADE, false);
        sighting.see(Zone.DECK, 1, SPADE, false);
        assertThat(cards.deck.getFirst()).isEqualTo(first);
        assertThat(cards.ways.bound(first)).isEqualTo(SPADE);
        assertThat(cards.ways.isKnown(first)).isFalse();
      }
    }
  }

  @Nested
  class SettlingCards {
    @Test
    void everyCardMayGetAnyRemainingSuit() {
      Set<Suit> first = new HashSet<>();
      for (int seed = 0; seed < 40; seed++) {
        Unseen cards = dealt(seed);
        assertThat(new Settling(cards).settle()).isTrue();
        assertThat(inDeck(cards)).isEqualTo(Tally.DEALT);
        first.add(cards.suits.suit(0));
      }
      assertThat(first).containsExactlyInAnyOrder(Suit.HEART, Suit.CLUB, Suit.SPADE);
    }

    @Test
    void tooManyCardsOfASuitCannotBeSettled() {
      Unseen cards = dealt(0);
      for (int card = 0; card < 4; card++) {
        cards.suits.narrow(card, SPADE);
      }
      assertThat(new Settling(cards).settle()).isFalse();
    }

    /**
     * Five cards have left the deck for two zones, and nine of the cards still in the deck are
     * narrowed to hearts. Settling exchanges cards as necessary.
     */
    @Test
    void theSettledDeckAgreesWithTheCount() {
      for (int seed = 0; seed < 20; seed++) {
        for (List<Integer> count : List.of(List.of(4, 8), List.of(9, 6), List.of(6, 6))) {
          Unseen cards = dealt(seed);
          cards.ways.goOn();
          cards.discard(2, false);
          cards.remove(3, true);
          cards.deck.subList(0, 9).forEach(card -> cards.suits.narrow(card, HEART));
          Tally counted = new Tally(count.getFirst(), count.getLast(), 0, 0, 0);
          assertThat(new Settling(cards).settle(counted)).isTrue();
          assertThat(inDeck(cards).hearts()).isEqualTo(counted.hearts());
          assertThat(inDeck(cards).clubs()).isEqualTo(counted.clubs());
        }
      }
    }

    @Test
    void anImpossibleCountCannotBeSettled() {
      assertThat(new Settling(dealt(0)).settle(new Tally(10, 8, 0, 0, 0))).isFalse();
    }

    private Tally inDeck(Unseen cards) {
      int[] counts = new int[Suit.ALL.size()];
      for (Suit suit : Suit.ALL) {
        counts[suit.index()] = cards.settled(suit);
      }
      return Tally.of(counts);
    }
  }

  @Nested
  class Moving {
    @Test
    void anAddedCardIsKnownUntilTheShuffle() {
      Unseen cards = dealt(0);
      cards.add(Suit.DIAMOND, 1);
      assertThat(cards.suits.is(20, Suit.DIAMOND)).isTrue();
      assertThat(cards.ways.isKnown(20)).isTrue();
      cards.ways.goOn();
      cards.shuffle();
      assertThat(cards.ways.isKnown(20)).isFalse();
    }

    /**
     * The added card is indistinguishable from one that was in the deck before, but not from one
     * that had left by then.
     */
    @Test
    void anAddedCardIsExchangeableWithThoseItWasShuffledWith() {
      Unseen cards = dealt(0);
      cards.discard(1, false);
      cards.ways.goOn();
      cards.add(Suit.DIAMOND, 1);
      cards.shuffle();
      int other = cards.deck.stream().filter(card -> card != 20).findFirst().orElseThrow();
      assertThat(cards.areAlike(other, Zone.DECK, 20, Zone.DECK)).isTrue();
      assertThat(cards.areAlike(0, Zone.DISCARD, 20, Zone.DECK)).isFalse();
    }

    @Test
    void aSwappedCardTakesOverTheConstraintsOfTheOther() {
      Unseen cards = dealt(0);
      cards.ways.bind(0, HEART);
      cards.swap(0, 5);
      assertThat(cards.deck.getFirst()).isEqualTo(5);
      assertThat(cards.ways.bound(5)).isEqualTo(HEART);
      assertThat(cards.areAlike(1, Zone.DECK, 5, Zone.DECK)).isTrue();
      cards.suits.narrow(1, CLUB);
      assertThat(cards.areAlike(1, Zone.DECK, 5, Zone.DECK)).isFalse();
    }

    @Test
    void theDiamondAtAKnownPlaceIsRemovedFirst() {
      Unseen cards = dealt(0);
      cards.add(Suit.DIAMOND, 2);
      cards.shuffle();
      cards.ways.isPlaced(20);
      cards.removeFromDeck(Suit.DIAMOND);
      assertThat(cards.removed).containsExactly(20);
      cards.removeFromDeck(Suit.DIAMOND);
      assertThat(cards.removed).containsExactly(20, 21);
    }
  }
}
