package lethe.engine.games.eurydice.rules;

import java.util.Optional;
import lethe.engine.games.eurydice.Ending;
import lethe.engine.games.eurydice.Observation.SpadePunished;
import lethe.engine.games.eurydice.Observation.SpadesForgiven;
import lethe.engine.games.eurydice.Observation.ThirdSpadeMarked;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.RuleNumbers;
import lethe.engine.games.eurydice.SpecialCard.Effect;
import lethe.engine.games.eurydice.Suit;

/** The consequences of seeing spades. Rule book: Spade Cards; ruling 3. */
final class SpadeRules {
  /** The number of cards removed from the bottom of the deck, and the number of clubs added. */
  static final int PENALTY_CARDS = 3;

  private final CardMoves cardMoves;
  private final State state;

  SpadeRules(CardMoves cardMoves) {
    this.cardMoves = cardMoves;
    this.state = cardMoves.state;
  }

  /**
   * Applies the consequences of spades that were seen together and have been taken from their
   * places.
   */
  void apply(int count) {
    if (state.hasEffect(Effect.FORGIVE_SPADES)) {
      forgive(count);
      return;
    }
    state.marks++;
    if (state.marks == RuleNumbers.MARKS_TO_LOSE) {
      lose(count - 1);
    } else {
      punish(count - 1);
    }
  }

  private void forgive(int count) {
    state.deck = Pile.with(state.deck, Pile.knownCard(Suit.SPADE), count);
    cardMoves.tell(new SpadesForgiven(count));
    cardMoves.shuffle();
    new CurrentCard(cardMoves).use();
  }

  private void lose(int furtherSpades) {
    state.deck = Pile.with(state.deck, Pile.knownCard(Suit.SPADE), furtherSpades);
    state.ending = Optional.of(Ending.GONE);
    state.phase = Phase.OVER;
    cardMoves.tell(new ThirdSpadeMarked());
  }

  /**
   * Removes cards from the bottom of the deck, adds clubs and the further spades to it, and
   * shuffles it.
   */
  private void punish(int furtherSpades) {
    int cardsFromBottom = Math.min(PENALTY_CARDS, state.deck.length);
    for (int i = 0; i < cardsFromBottom; i++) {
      cardMoves.addToRemoved(cardMoves.takeBottom());
    }
    cardMoves.shuffleRemoved();
    int clubs = cardMoves.addToDeck(Suit.CLUB, PENALTY_CARDS);
    int jokers = cardMoves.addToDeck(Suit.JOKER, PENALTY_CARDS - clubs);
    state.deck = Pile.with(state.deck, Pile.knownCard(Suit.SPADE), furtherSpades);
    cardMoves.tell(new SpadePunished(state.marks, furtherSpades, cardsFromBottom, clubs, jokers));
    cardMoves.shuffle();
  }
}
