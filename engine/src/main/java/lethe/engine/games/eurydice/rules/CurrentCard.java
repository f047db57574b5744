package lethe.engine.games.eurydice.rules;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Rng;
import lethe.engine.games.eurydice.Observation.CardDrawn;
import lethe.engine.games.eurydice.Observation.CardReturned;
import lethe.engine.games.eurydice.Observation.CardUsed;
import lethe.engine.games.eurydice.Observation.SpadesAdded;
import lethe.engine.games.eurydice.Special;
import lethe.engine.games.eurydice.Special.Effect;
import lethe.engine.games.eurydice.Suit;

/** The special card that is in force. Rule book: Special Deck. */
final class CurrentCard {
  private final CardMoves cards;
  private final State s;

  CurrentCard(CardMoves cards) {
    this.cards = cards;
    this.s = cards.s;
  }

  /** Ruling 10: one of a board's special deck comes in the place of the last. */
  void draw(List<Special> deck) {
    Rng.Draw<Special> draw = s.rng.oneOf(deck);
    s.rng = draw.rest();
    Special card = draw.value();
    s.card = Optional.of(card);
    s.uses = card.effect().isCounted() ? card.value() : 0;
    cards.tell(new CardDrawn(card));
    if (s.has(Effect.ADD_SPADE)) {
      cards.tell(new SpadesAdded(cards.addToDeck(Suit.SPADE, card.value())));
      cards.shuffle();
    }
  }

  /** It has done what it does so many times; after the last time it goes back. */
  void use() {
    s.uses--;
    if (s.uses > 0) {
      cards.tell(new CardUsed(s.card.orElseThrow(), s.uses));
    } else {
      giveBack();
    }
  }

  /** It goes back to its deck. */
  void giveBack() {
    cards.tell(new CardReturned(s.card.orElseThrow()));
    s.card = Optional.empty();
    s.uses = 0;
  }
}
