package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Face.Down;
import lethe.engine.games.eurydice.Face.Up;
import lethe.engine.games.eurydice.Observation.Glimpse;
import lethe.engine.games.eurydice.Observation.Looked;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol.Kind;
import lethe.engine.games.eurydice.Zone;

/** Effects that make Orpheus look at cards. Ruling 1: every such look counts as seeing. */
final class LookRules {
  private static final Face DOWN = new Down();

  private final CardMoves cards;
  private final State s;

  LookRules(CardMoves cards) {
    this.cards = cards;
    this.s = cards.s;
  }

  /**
   * Turns the chosen cards together, then applies spades (ruling 3) or holds the cards of the deck
   * until they are put back. Ruling 2.
   */
  void glance(Kind cause) {
    int deck = s.picked(State.FROM_DECK);
    int removed = s.picked(State.FROM_REMOVED);
    int spades = look(cause, deck, removed, false);
    byte[] held = Pile.top(s.deck, deck);
    s.deck = Pile.below(s.deck, deck);
    if (removed > 0) {
      s.removed = Pile.withoutSpades(s.removed, removed);
      cards.shuffleRemoved();
    }
    if (spades > 0) {
      s.deck = Pile.with(Pile.withoutSpades(held, held.length), s.deck);
      s.discard = Pile.withoutOpenSpades(s.discard);
      new SpadeRules(cards).seen(spades);
    } else if (deck > 0) {
      s.held = held;
      s.phase = Phase.PLACE;
    }
  }

  /** Shows the chosen cards. Returns the number of spades among them. */
  int look(Kind cause, int deck, int removed, boolean hymn) {
    List<Glimpse> own = new ArrayList<>();
    List<Glimpse> others = new ArrayList<>();
    for (int i = 0; i < deck; i++) {
      glimpse(own, others, Zone.DECK, i + 1, cards.seeDeck(i), hymn);
    }
    for (int position : s.picks) {
      if (position > 0) {
        s.discard = s.discard.clone();
        s.discard[position - 1] = Pile.open(Pile.suit(s.discard[position - 1]));
        glimpse(own, own, Zone.DISCARD, position, s.discard[position - 1], hymn);
        others.add(own.getLast());
      }
    }
    for (int i = 0; i < removed; i++) {
      glimpse(own, others, Zone.REMOVED, 0, s.removed[i], hymn);
    }
    cards.tell(new Looked(cause, List.copyOf(own)), new Looked(cause, List.copyOf(others)));
    int spades = 0;
    for (Glimpse glimpse : own) {
      spades += glimpse.face().seen().filter(Suit.SPADE::equals).isPresent() ? 1 : 0;
    }
    return spades;
  }

  /**
   * Adds a glimpse to the event. Everyone sees which spades a look finds, and which diamonds a hymn
   * finds.
   */
  private static void glimpse(
      List<Glimpse> own, List<Glimpse> others, Zone zone, int position, byte card, boolean hymn) {
    Suit suit = Pile.suit(card);
    Glimpse seen = new Glimpse(zone, position, new Up(suit));
    own.add(seen);
    if (zone != Zone.DISCARD) {
      boolean open = suit == Suit.SPADE || (hymn && suit == Suit.DIAMOND);
      others.add(open ? seen : new Glimpse(zone, position, DOWN));
    }
  }
}
