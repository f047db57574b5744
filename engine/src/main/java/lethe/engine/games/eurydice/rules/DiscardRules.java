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
  private final CardMoves cards;
  private final State s;

  DiscardRules(CardMoves cards) {
    this.cards = cards;
    this.s = cards.s;
  }

  /**
   * Discards without rolling.
   *
   * @param bottom whether the first card comes from the bottom of the deck
   */
  void pay(boolean bottom) {
    s.due = s.symbol.orElseThrow().price();
    if (s.has(Effect.DISCARD_FROM_BOTTOM)) {
      discardNext(bottom);
    } else {
      continueDiscarding();
    }
  }

  /** Rolls the die. A card that makes Orpheus look takes effect before anything is discarded. */
  void roll() {
    Rng.Draw<Integer> draw = s.rng.nextInt(RuleNumbers.DIE);
    s.rng = draw.next();
    int shows = draw.value() + 1;
    int bonus = s.bonus(Effect.ROLL_BONUS);
    Symbol symbol = s.symbol.orElseThrow();
    boolean escaped = shows + bonus > symbol.value();
    cards.tell(new Rolled(shows, bonus, symbol.value(), escaped));
    s.due = escaped ? 0 : symbol.loss();
    if (s.bonus(Effect.LOOK_ON_ROLL) == shows) {
      s.picks = List.of(State.FROM_DECK);
      new LookRules(cards).glance(symbol.kind());
      if (s.phase == Phase.PLACE || cards.isOver()) {
        return;
      }
    }
    continueDiscarding();
  }

  void exchange(int count) {
    s.due = count;
    s.owed = count;
    cards.tell(new Exchanged(count));
    continueDiscarding();
  }

  /** Discards the next card from one end of the deck. */
  void discardNext(boolean bottom) {
    s.due--;
    cards.discard(1, bottom);
    continueDiscarding();
  }

  /**
   * Continues to discard, one card at a time if the end of the deck can be chosen. Then lets cards
   * be returned in an exchange, or finishes the symbol.
   */
  void continueDiscarding() {
    if (s.due > 0 && s.deck.length > 0) {
      if (s.has(Effect.DISCARD_FROM_BOTTOM)) {
        s.phase = Phase.DROP;
        return;
      }
      cards.discard(s.due, false);
    }
    s.due = 0;
    if (s.owed > 0) {
      s.phase = Phase.GIVE_BACK;
      s.picks = List.of();
    } else {
      new SymbolResolver(cards).finish();
    }
  }
}
