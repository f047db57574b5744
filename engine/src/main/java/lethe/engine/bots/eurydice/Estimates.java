package lethe.engine.bots.eurydice;

import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.View;

/** What cards are likely to be and what they are worth in the deck, in hearts, by what is seen. */
final class Estimates {
  /** The value of what is never done where there is something else. */
  static final double NEVER = -100;

  private final View view;
  private final Style style;

  /** How many cards of each suit lie open in the discard area. */
  private final int[] open = new int[Suit.ALL.size()];

  /** How many cards of each suit lie there and are known, open or not. */
  private final int[] known = new int[Suit.ALL.size()];

  /** How likely an unknown card is a spade. */
  private final double spade;

  /** What an unknown card is worth. */
  private final double unknown;

  Estimates(View view, Style style) {
    this.view = view;
    this.style = style;
    int remembered = view.held().size();
    for (Face face : view.discard()) {
      if (face instanceof Face.Up(Suit suit)) {
        open[suit.index()]++;
        known[suit.index()]++;
      } else if (face instanceof Face.Remembered(Suit suit)) {
        known[suit.index()]++;
        remembered++;
      }
    }
    for (Face face : view.deck()) {
      remembered += face instanceof Face.Remembered ? 1 : 0;
    }
    int hidden = Math.max(1, view.hidden().all());
    int clubs = view.hidden().clubs() + view.hidden().jokers();
    this.spade = Math.min(1, (double) view.hidden().spades() / Math.max(1, hidden - remembered));
    this.unknown = (double) (view.hidden().hearts() - clubs) / hidden;
  }

  /** What the danger of so many looks at unknown cards costs. */
  double danger(int looks) {
    return looks * spade * Weight.SPADE_SEEN.of(style);
  }

  /** What an unknown card is worth. */
  double unknown() {
    return unknown;
  }

  /** What a card is worth if it is known; what is given if it is not. */
  double worth(Face face, double otherwise) {
    return face.seen().map(this::worth).orElse(otherwise);
  }

  double worth(Suit suit) {
    return switch (suit) {
      case HEART -> 1;
      case CLUB, JOKER -> -1;
      case SPADE -> Weight.SPADE.of(style);
      case DIAMOND -> Weight.DIAMOND.of(style);
    };
  }

  /** What it is worth to see a card, with this gain beside the danger. */
  double seen(Face face, double gain) {
    return face.seen()
        .map(suit -> suit == Suit.SPADE ? NEVER : Weight.SEEN_AGAIN.of(style))
        .orElse(gain - danger(1));
  }

  /** What is lost with the card at this end of the deck. */
  double loss(boolean top) {
    if (view.deck().isEmpty()) {
      return 0;
    }
    return worth(top ? view.deck().getFirst() : view.deck().getLast(), unknown);
  }

  /** What is lost with so many cards of the deck's top. */
  double loss(int cards) {
    double loss = 0;
    for (int i = 0; i < Math.min(cards, view.deck().size()); i++) {
      loss += worth(view.deck().get(i), unknown);
    }
    return loss;
  }

  /** How likely an unknown card is a heart. */
  double isHeart() {
    return (double) view.hidden().hearts() / Math.max(1, view.hidden().all());
  }

  /** How many cards of a suit lie open in the discard area. */
  int open(Suit suit) {
    return open[suit.index()];
  }

  /** How many cards of the discard area are known to be of a suit, open or not. */
  int known(Suit suit) {
    return known[suit.index()];
  }

  /** How many cards of the discard area are not known. */
  int unknownDiscards() {
    int unknown = view.discard().size();
    for (int count : known) {
      unknown -= count;
    }
    return unknown;
  }
}
