package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.Rng;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.Arranged;
import lethe.engine.games.eurydice.Observation.CardsSeen;
import lethe.engine.games.eurydice.Observation.Counted;
import lethe.engine.games.eurydice.Observation.DiamondsAdded;
import lethe.engine.games.eurydice.Observation.DiamondsLeft;
import lethe.engine.games.eurydice.Observation.Discarded;
import lethe.engine.games.eurydice.Observation.Glimpse;
import lethe.engine.games.eurydice.Observation.HeartsAdded;
import lethe.engine.games.eurydice.Observation.Hymned;
import lethe.engine.games.eurydice.Observation.PutBack;
import lethe.engine.games.eurydice.Observation.Removed;
import lethe.engine.games.eurydice.Observation.Returned;
import lethe.engine.games.eurydice.Observation.Shuffled;
import lethe.engine.games.eurydice.Observation.SpadePunished;
import lethe.engine.games.eurydice.Observation.SpadesAdded;
import lethe.engine.games.eurydice.Observation.SpadesForgiven;
import lethe.engine.games.eurydice.Observation.ThirdSpadeMarked;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.SuitCounts;
import lethe.engine.games.eurydice.Symbol.Kind;
import lethe.engine.games.eurydice.Zone;

/**
 * Replays the observations with cards whose suits are undecided until they are seen. The cards move
 * as observed, and shuffles use a random stream of the replay. When a card is seen, {@link
 * UnseenCardReveal} chooses a card that can have the observed suit. As a result, deals are sampled
 * approximately according to their probability given everything the viewer knows.
 */
final class Replay {
  private static final int NO_SPADE = PossibleSuits.allExcept(Suit.SPADE);
  private static final int NO_DIAMOND = PossibleSuits.allExcept(Suit.DIAMOND);

  /**
   * The maximum number of attempts to shuffle the deck so that the observed number of diamonds
   * leaves it.
   */
  private static final int MAX_SHUFFLES = 200;

  final UnseenCards cards;

  private final UnseenCardReveal reveal;

  /** The cards of the deck that were looked at and have not been put back, highest first. */
  final List<Integer> heldCards = new ArrayList<>();

  /** The spades that were just seen; they are in no zone. */
  private final List<Integer> spades = new ArrayList<>();

  /** The diamonds of the deck seen in the last look, if a hymn caused it. */
  private final List<Integer> diamonds = new ArrayList<>();

  Replay(Rng rng) {
    this.cards = new UnseenCards(rng);
    this.reveal = new UnseenCardReveal(cards);
  }

  /**
   * Replays all observations, oldest first, then decides the suits of all cards. Returns false if
   * an observation contradicts the random choices made so far, or no suits fit.
   */
  boolean replay(List<Observation> observations) {
    for (int i = 0; i < observations.size(); i++) {
      cards.histories.advance();
      if (!apply(observations.get(i), DeckHistory.diamondsLost(observations, i))) {
        return false;
      }
    }
    SuitAssignment assignment = new SuitAssignment(cards);
    return observations.stream()
        .filter(Counted.class::isInstance)
        .map(Counted.class::cast)
        .findFirst()
        .map(counted -> new SuitCounts(counted.hearts(), counted.clubs(), 0, 0, counted.jokers()))
        .map(assignment::settle)
        .orElseGet(assignment::settle);
  }

  /**
   * Replays one observation. Returns false if it contradicts the random choices made so far.
   *
   * @param diamondsLost the number of a hymn's diamonds that left the deck just after it
   */
  private boolean apply(Observation observation, int diamondsLost) {
    switch (observation) {
      case SpadesAdded(int count) -> cards.add(Suit.SPADE, count);
      case DiamondsAdded(int count) -> cards.add(Suit.DIAMOND, count);
      case HeartsAdded(int count) -> cards.add(Suit.HEART, count);
      case CardsSeen(Kind cause, List<Glimpse> glimpses) -> {
        return look(cause, glimpses);
      }
      case PutBack(boolean top) ->
          cards.deck.add(top ? 0 : cards.deck.size(), heldCards.removeLast());
      case Discarded(int count, boolean bottom) -> cards.discard(count, bottom);
      case SpadePunished(int _, int _, int bottom, int clubs, int jokers) -> {
        cards.remove(bottom, true);
        cards.add(Suit.CLUB, clubs);
        cards.add(Suit.JOKER, jokers);
        removeMarkedSpade();
      }
      case SpadesForgiven _ -> returnSpades();
      case ThirdSpadeMarked() -> removeMarkedSpade();
      case Shuffled(int count) -> {
        return shuffle(count, diamondsLost);
      }
      case Returned(List<Integer> positions) -> cards.returnToDeck(cards.takeDiscards(positions));
      case Removed(int count, List<Integer> positions) -> {
        cards.remove(count, false);
        cards.remove(cards.takeDiscards(positions));
      }
      case Hymned(int count, List<Integer> positions, List<Integer> hearts, int _, int _) ->
          applyHymn(count, positions, hearts);
      case Arranged(List<Integer> order) -> cards.discard.addAll(cards.takeDiscards(order));
      case Observation.BoardBegan _,
          Observation.Exchanged _,
          Observation.CardDrawn _,
          Observation.Stepped _,
          Observation.SpaceIgnored _,
          Observation.CardUsed _,
          Observation.CardReturned _,
          Observation.NothingDone _,
          Observation.Rolled _,
          Observation.ObolGained _,
          Observation.TurnedOver _,
          DiamondsLeft _,
          Counted _ -> {}
    }
    return true;
  }

  /** Replays a look. Returns false if no card can have one of the observed suits. */
  private boolean look(Kind cause, List<Glimpse> glimpses) {
    int publicSuits = cause == Kind.HYMN ? NO_SPADE & NO_DIAMOND : NO_SPADE;
    List<Integer> seenCards = new ArrayList<>();
    int deckCards = 0;
    int removedCards = 0;
    for (Glimpse glimpse : glimpses) {
      int index = glimpse.zone() == Zone.REMOVED ? removedCards++ : glimpse.position() - 1;
      deckCards += glimpse.zone() == Zone.DECK ? 1 : 0;
      int suits = glimpse.face().knownSuit().map(PossibleSuits::bit).orElse(publicSuits);
      int card =
          reveal.reveal(glimpse.zone(), index, suits, glimpse.face().knownSuit().isPresent());
      if (card < 0) {
        return false;
      }
      seenCards.add(card);
    }
    cards.histories.endLook();
    diamonds.clear();
    for (int card : seenCards) {
      if (cards.suits.isCertainly(card, Suit.SPADE)) {
        spades.add(card);
        cards.take(card);
      } else if (cause == Kind.HYMN
          && deckCards > 0
          && cards.suits.isCertainly(card, Suit.DIAMOND)) {
        diamonds.add(card);
      }
    }
    for (int i = 0; spades.isEmpty() && cause != Kind.HYMN && i < deckCards; i++) {
      heldCards.add(cards.deck.removeFirst());
    }
    return true;
  }

  /** Removes one of the spades just seen and returns the others to the deck. */
  private void removeMarkedSpade() {
    spades.removeFirst();
    returnSpades();
  }

  private void returnSpades() {
    cards.returnToDeck(spades);
    spades.clear();
  }

  /**
   * Shuffles the deck and removes {@code count} cards from its top, so that exactly {@code
   * diamondsLost} of a hymn's diamonds leave the deck. Returns false if no such shuffle was found.
   */
  private boolean shuffle(int count, int diamondsLost) {
    diamonds.retainAll(cards.deck);
    for (int i = 0; i < MAX_SHUFFLES; i++) {
      cards.shuffle();
      long remaining =
          cards.deck.stream()
              .skip(count)
              .filter(card -> cards.suits.isCertainly(card, Suit.DIAMOND))
              .count();
      if (Math.max(0, diamonds.size() - remaining) == diamondsLost) {
        cards.remove(count, false);
        diamonds.clear();
        return true;
      }
    }
    return false;
  }

  private void applyHymn(int count, List<Integer> positions, List<Integer> hearts) {
    for (int i = 0; i < count; i++) {
      cards.removeFromDeck(Suit.DIAMOND);
    }
    List<Integer> allPositions = new ArrayList<>(hearts);
    allPositions.addAll(positions);
    List<Integer> takenCards = cards.takeDiscards(allPositions);
    cards.returnToDeck(takenCards.subList(0, hearts.size()));
    cards.remove(takenCards.subList(hearts.size(), takenCards.size()));
  }
}
