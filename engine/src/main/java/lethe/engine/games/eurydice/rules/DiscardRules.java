package lethe.engine.games.eurydice.rules;

import java.util.List;
import lethe.engine.core.Rng;
import lethe.engine.games.eurydice.Observation.Exchanged;
import lethe.engine.games.eurydice.Observation.Rolled;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.RuleNumbers;
import lethe.engine.games.eurydice.SpecialCard.Effect;
import lethe.engine.games.eurydice.Symbol;

/** Perils and exchanges: rolling and discarding. */
final class DiscardRules {
  private final CardMoves cardMoves;
  private final State state;

  DiscardRules(CardMoves cardMoves) {
    this.cardMoves = cardMoves;
    this.state = cardMoves.state;
  }

  /**
   * Discards without rolling.
   *
   * @param fromBottom whether the first card comes from the bottom of the deck
   */
  void pay(boolean fromBottom) {
    state.cardsToDiscard = state.currentSymbol.orElseThrow().cost();
    if (state.hasEffect(Effect.DISCARD_FROM_BOTTOM)) {
      discardNext(fromBottom);
    } else {
      continueDiscarding();
    }
  }

  /**
   * Rolls the die. A special card that makes Orpheus look at a card takes effect before any card is
   * discarded. Ruling 12.
   */
  void roll() {
    Rng.Draw<Integer> draw = state.rng.nextInt(RuleNumbers.DIE_SIDES);
    state.rng = draw.next();
    int roll = draw.value() + 1;
    int bonus = state.effectValue(Effect.ROLL_BONUS);
    Symbol symbol = state.currentSymbol.orElseThrow();
    boolean isEscaped = roll + bonus > symbol.value();
    cardMoves.tell(new Rolled(roll, bonus, symbol.value(), isEscaped));
    state.cardsToDiscard = isEscaped ? 0 : symbol.cardsLostOnFailure();
    if (state.effectValue(Effect.LOOK_ON_ROLL) == roll) {
      state.picks = List.of(State.FROM_DECK);
      new LookRules(cardMoves).lookAtPicks(symbol.kind());
      if (state.phase == Phase.PLACE || cardMoves.isMatchOver()) {
        return;
      }
    }
    continueDiscarding();
  }

  void exchange(int count) {
    state.cardsToDiscard = count;
    state.cardsToReturn = count;
    cardMoves.tell(new Exchanged(count));
    continueDiscarding();
  }

  /** Discards the next card from one end of the deck. */
  void discardNext(boolean fromBottom) {
    state.cardsToDiscard--;
    cardMoves.discard(1, fromBottom);
    continueDiscarding();
  }

  /**
   * Discards the remaining cards that are due; if Orpheus may choose the end of the deck, lets him
   * choose it for the next card instead. When no card is due or the deck is empty, begins the
   * second half of an exchange, or finishes the symbol.
   */
  void continueDiscarding() {
    if (state.cardsToDiscard > 0 && state.deck.length > 0) {
      if (state.hasEffect(Effect.DISCARD_FROM_BOTTOM)) {
        state.phase = Phase.DROP;
        return;
      }
      cardMoves.discard(state.cardsToDiscard, false);
    }
    state.cardsToDiscard = 0;
    if (state.cardsToReturn > 0) {
      state.phase = Phase.GIVE_BACK;
      state.picks = List.of();
    } else {
      new SymbolResolver(cardMoves).finish();
    }
  }
}
