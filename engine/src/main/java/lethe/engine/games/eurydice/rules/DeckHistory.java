package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.CardsSeen;
import lethe.engine.games.eurydice.Observation.Counted;
import lethe.engine.games.eurydice.Observation.DiamondsLeft;
import lethe.engine.games.eurydice.Observation.Glimpse;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol.Kind;

/**
 * Tracks what Orpheus knows about the cards, and records the events that concern cards at unknown
 * positions of the deck or cards that left such positions.
 */
final class DeckHistory {
  final List<DeckEvent> events = new ArrayList<>();
  final TrackedCards cards = new TrackedCards();

  /** The number of spades that were seen in Removed and have left it. */
  private int spadesTakenFromRemoved;

  /** The number of spades seen in the last look. */
  private int spadesInLastLook;

  /**
   * The number of cards on top of the deck that a hymn has seen, without spades, until the deck is
   * shuffled because of a spade; 0 otherwise.
   */
  private int hymnCardCount;

  private DeckHistory() {}

  /** Creates the history that results from all observations, oldest first. */
  static DeckHistory of(List<Observation> observations) {
    DeckHistory history = new DeckHistory();
    for (int i = 0; i < observations.size(); i++) {
      history.apply(observations.get(i), diamondsLost(observations, i));
    }
    return history;
  }

  /**
   * Returns the number of a hymn's diamonds that left the deck just after the observation at this
   * index; 0 unless the next observation announces it.
   */
  static int diamondsLost(List<Observation> observations, int index) {
    return index + 1 < observations.size()
            && observations.get(index + 1) instanceof DiamondsLeft(int diamonds)
        ? diamonds
        : 0;
  }

  /**
   * Applies one observation.
   *
   * @param diamondsLost the number of a hymn's diamonds that left the deck just after it
   */
  private void apply(Observation observation, int diamondsLost) {
    switch (observation) {
      case Observation.SpadesAdded(int count) -> cards.addToDeck(Suit.SPADE, count);
      case Observation.DiamondsAdded(int count) -> cards.addToDeck(Suit.DIAMOND, count);
      case Observation.HeartsAdded(int count) -> cards.addToDeck(Suit.HEART, count);
      case Observation.ThirdSpadeMarked() -> cards.addToDeck(Suit.SPADE, spadesInLastLook - 1);
      case Observation.SpadesForgiven(int count) -> cards.addToDeck(Suit.SPADE, count);
      case CardsSeen(Kind cause, List<Glimpse> glimpses) -> look(cause, glimpses);
      case Observation.PutBack(boolean top) ->
          cards.deck.add(top ? 0 : cards.deck.size(), cards.heldCards.removeLast());
      case Observation.Discarded(int count, boolean fromBottom) ->
          takeUnseen(count, fromBottom, cards.discard);
      case Observation.SpadePunished(int _, int further, int bottom, int clubs, int jokers) -> {
        takeUnseen(bottom, true, cards.removed);
        hymnCardCount = Math.min(hymnCardCount, cards.deck.size());
        cards.addToDeck(Suit.CLUB, clubs);
        cards.addToDeck(Suit.JOKER, jokers);
        cards.addToDeck(Suit.SPADE, further);
      }
      case Observation.Shuffled(int count) -> shuffle(count, diamondsLost);
      case Observation.Returned(List<Integer> positions) ->
          cards.deck.addAll(cards.takeDiscards(positions));
      case Observation.Removed(int count, List<Integer> positions) -> {
        takeUnseen(count, false, cards.removed);
        cards.removed.addAll(cards.takeDiscards(positions));
      }
      case Observation.Hymned(
              int count,
              List<Integer> positions,
              List<Integer> hearts,
              int _,
              int _) -> {
        for (int i = 0; i < count; i++) {
          if (!cards.removeDiamond()) {
            events.add(new DeckEvent.Seen(Suit.DIAMOND));
          }
        }
        List<Integer> leavingPositions = new ArrayList<>(hearts);
        leavingPositions.addAll(positions);
        List<Integer> takenCards = cards.takeDiscards(leavingPositions);
        cards.deck.addAll(takenCards.subList(0, hearts.size()));
        cards.removed.addAll(takenCards.subList(hearts.size(), takenCards.size()));
      }
      case Observation.Arranged(List<Integer> order) ->
          cards.discard.addAll(cards.takeDiscards(order));
      case Counted(int hearts, int clubs, int jokers) -> {
        recordCount(Suit.HEART, hearts);
        recordCount(Suit.CLUB, clubs);
        recordCount(Suit.JOKER, jokers);
      }
      case Observation.BoardBegan _,
          Observation.CardDrawn _,
          Observation.Stepped _,
          Observation.SpaceIgnored _,
          Observation.CardUsed _,
          Observation.CardReturned _,
          Observation.NothingDone _,
          Observation.Rolled _,
          Observation.Exchanged _,
          Observation.ObolGained _,
          Observation.TurnedOver _,
          DiamondsLeft _ -> {}
    }
  }

  private void recordCount(Suit suit, int count) {
    int unplacedCount = count - cards.placedCounts()[suit.index()];
    events.add(new DeckEvent.Counted(suit, unplacedCount, unplacedCount));
  }

  /** Moves cards unseen from one end of the deck to {@code target}. */
  private void takeUnseen(int count, boolean fromBottom, List<Integer> target) {
    List<Integer> numberedCards = cards.takeFromEnd(count, fromBottom, target);
    if (!numberedCards.isEmpty()) {
      events.add(new DeckEvent.LeftUnseen(numberedCards));
    }
  }

  /**
   * Forgets all positions in the deck, then removes {@code count} cards from its top. If a hymn had
   * seen diamonds before, records what this reveals about the diamonds in the deck.
   */
  private void shuffle(int count, int diamondsLost) {
    int diamonds =
        Collections.frequency(cards.deck.subList(0, hymnCardCount), Suit.DIAMOND.index());
    hymnCardCount = 0;
    List<Integer> returnedCards = new ArrayList<>();
    for (int card : cards.deck) {
      if (TrackedCards.isNumbered(card)) {
        returnedCards.add(card);
      } else if (card != TrackedCards.UNKNOWN) {
        events.add(new DeckEvent.ShuffledIn(Suit.ALL.get(card)));
      }
    }
    if (!returnedCards.isEmpty()) {
      events.add(new DeckEvent.Returned(returnedCards));
    }
    Collections.fill(cards.deck, TrackedCards.UNKNOWN);
    takeUnseen(count, false, cards.removed);
    if (count > 0 && diamonds > 0) {
      int min = diamonds - diamondsLost;
      events.add(
          new DeckEvent.Counted(Suit.DIAMOND, min, diamondsLost > 0 ? min : cards.deck.size()));
    }
  }

  private void look(Kind cause, List<Glimpse> glimpses) {
    int[] removedSuitCounts = new int[Suit.ALL.size()];
    int deckIndex = 0;
    for (Glimpse glimpse : glimpses) {
      Suit suit = glimpse.face().knownSuit().orElseThrow();
      switch (glimpse.zone()) {
        case DECK -> {
          if (cards.deck.get(deckIndex) == TrackedCards.UNKNOWN) {
            events.add(new DeckEvent.Seen(suit));
            cards.deck.set(deckIndex, suit.index());
          }
          deckIndex++;
        }
        case DISCARD -> {
          int card = cards.discard.get(glimpse.position() - 1);
          if (!cards.isKnown(card)) {
            cards.seenSuits.put(card, suit);
          }
        }
        case REMOVED -> removedSuitCounts[suit.index()]++;
        case DIAMONDS -> {}
      }
    }
    recordGlance(removedSuitCounts);
    spadesInLastLook = (int) glimpses.stream().filter(glimpse -> isSpade(glimpse.face())).count();
    cards.discard.removeIf(card -> cards.isKnown(card) && cards.suit(card) == Suit.SPADE);
    List<Integer> seenDeckCards = cards.deck.subList(0, deckIndex);
    seenDeckCards.removeIf(card -> cards.suit(card) == Suit.SPADE);
    hymnCardCount = cause == Kind.HYMN && spadesInLastLook > 0 ? seenDeckCards.size() : 0;
    if (cause != Kind.HYMN && spadesInLastLook == 0) {
      cards.heldCards.addAll(seenDeckCards);
      seenDeckCards.clear();
    }
  }

  private static boolean isSpade(Face face) {
    return face.knownSuit().filter(Suit.SPADE::equals).isPresent();
  }

  /**
   * Records a glance into Removed. It shows that Removed contains cards of these suits, but not
   * which of the cards there have them. Records nothing if the look did not include Removed.
   */
  private void recordGlance(int[] suitCounts) {
    int[] minCounts = suitCounts.clone();
    List<Integer> unknownCards = new ArrayList<>();
    for (int card : cards.removed) {
      if (cards.isKnown(card)) {
        minCounts[cards.suit(card).index()]--;
      } else {
        unknownCards.add(card);
      }
    }
    minCounts[Suit.SPADE.index()] += spadesTakenFromRemoved;
    spadesTakenFromRemoved += suitCounts[Suit.SPADE.index()];
    if (Arrays.stream(suitCounts).sum() > 0) {
      events.add(new DeckEvent.Glanced(unknownCards, Arrays.stream(minCounts).boxed().toList()));
    }
  }
}
