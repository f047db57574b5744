package lethe.engine.games.eurydice.rules;

import java.util.Optional;
import lethe.engine.games.eurydice.Ending;
import lethe.engine.games.eurydice.Observation.Gone;
import lethe.engine.games.eurydice.Observation.SpadePunished;
import lethe.engine.games.eurydice.Observation.SpadesForgiven;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.RuleNumbers;
import lethe.engine.games.eurydice.SpecialCard.Effect;
import lethe.engine.games.eurydice.Suit;

/** The consequences of seeing spades. Rule book: Spade Cards; ruling 3. */
final class SpadeRules {
  /** The number of cards that leave the bottom of the deck, and of clubs that are added. */
  static final int PRICE = 3;

  private final CardMoves cards;
  private final State s;

  SpadeRules(CardMoves cards) {
    this.cards = cards;
    this.s = cards.s;
  }

  /**
   * Applies the consequences of spades that were seen together and have been taken from their
   * places.
   */
  void seen(int count) {
    if (s.has(Effect.FORGIVE_SPADES)) {
      forgive(count);
      return;
    }
    s.marks++;
    if (s.marks == RuleNumbers.MARKS) {
      lose(count - 1);
    } else {
      punish(count - 1);
    }
  }

  private void forgive(int count) {
    s.deck = Pile.with(s.deck, Pile.known(Suit.SPADE), count);
    cards.tell(new SpadesForgiven(count));
    cards.shuffle();
    new CurrentCard(cards).use();
  }

  private void lose(int further) {
    s.deck = Pile.with(s.deck, Pile.known(Suit.SPADE), further);
    s.ending = Optional.of(Ending.GONE);
    s.phase = Phase.OVER;
    cards.tell(new Gone());
  }

  /** Removes the bottom of the deck, adds clubs, and adds the further spades to the deck. */
  private void punish(int further) {
    int bottom = Math.min(PRICE, s.deck.length);
    for (int i = 0; i < bottom; i++) {
      cards.remove(cards.takeBottom());
    }
    cards.shuffleRemoved();
    int clubs = cards.addToDeck(Suit.CLUB, PRICE);
    int jokers = cards.addToDeck(Suit.JOKER, PRICE - clubs);
    s.deck = Pile.with(s.deck, Pile.known(Suit.SPADE), further);
    cards.tell(new SpadePunished(s.marks, further, bottom, clubs, jokers));
    cards.shuffle();
  }
}
