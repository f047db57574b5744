package lethe.engine.games.eurydice.rules;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Rng;
import lethe.engine.games.eurydice.Observation.CardDrawn;
import lethe.engine.games.eurydice.Observation.CardReturned;
import lethe.engine.games.eurydice.Observation.CardUsed;
import lethe.engine.games.eurydice.Observation.SpadesAdded;
import lethe.engine.games.eurydice.SpecialCard;
import lethe.engine.games.eurydice.SpecialCard.Effect;
import lethe.engine.games.eurydice.Suit;

/** The current special card. Rule book: Special Deck. */
final class CurrentCard {
  private final CardMoves cardMoves;
  private final State state;

  CurrentCard(CardMoves cardMoves) {
    this.cardMoves = cardMoves;
    this.state = cardMoves.state;
  }

  /**
   * Replaces the current card with a random card of a board's special deck, and adds the spades
   * that it requires. Ruling 10.
   */
  void draw(List<SpecialCard> deck) {
    Rng.Draw<SpecialCard> draw = state.rng.pick(deck);
    state.rng = draw.next();
    SpecialCard card = draw.value();
    state.currentCard = Optional.of(card);
    state.usesLeft = card.effect().hasLimitedUses() ? card.value() : 0;
    cardMoves.tell(new CardDrawn(card));
    if (state.hasEffect(Effect.ADD_SPADE)) {
      cardMoves.tell(new SpadesAdded(cardMoves.addToDeck(Suit.SPADE, card.value())));
      cardMoves.shuffle();
    }
  }

  /** Uses the card once; after its last use, it is returned. */
  void use() {
    state.usesLeft--;
    if (state.usesLeft > 0) {
      cardMoves.tell(new CardUsed(state.currentCard.orElseThrow(), state.usesLeft));
    } else {
      returnToSpecialDeck();
    }
  }

  /** Returns the card to its special deck; its place stays empty until the next board. */
  void returnToSpecialDeck() {
    cardMoves.tell(new CardReturned(state.currentCard.orElseThrow()));
    state.currentCard = Optional.empty();
    state.usesLeft = 0;
  }
}
