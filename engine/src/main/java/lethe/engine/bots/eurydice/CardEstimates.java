package lethe.engine.bots.eurydice;

import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.View;

/** Estimates of unknown cards and of the value of cards in the deck, in hearts. */
final class CardEstimates {
  /** The value of an option that is chosen only if there is no other. */
  static final double NEVER = -100;

  private final View view;
  private final PlayStyle style;

  /** The number of face-up cards of each suit in the discard area. */
  private final int[] open = new int[Suit.ALL.size()];

  /** The number of known cards of each suit in the discard area, face up or not. */
  private final int[] known = new int[Suit.ALL.size()];

  /** The probability that an unknown card is a spade. */
  private final double spade;

  /** The value of an unknown card. */
  private final double unknown;

  CardEstimates(View view, PlayStyle style) {
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
    int hidden = Math.max(1, view.hidden().total());
    int clubs = view.hidden().clubs() + view.hidden().jokers();
    this.spade = Math.min(1, (double) view.hidden().spades() / Math.max(1, hidden - remembered));
    this.unknown = (double) (view.hidden().hearts() - clubs) / hidden;
  }

  /** Returns the expected cost of looking at a number of unknown cards. */
  double danger(int looks) {
    return looks * spade * Weight.SPADE_SEEN.of(style);
  }

  /** Returns the value of an unknown card. */
  double unknown() {
    return unknown;
  }

  /** Returns the value of a card if it is known, otherwise {@code otherwise}. */
  double worth(Face face, double otherwise) {
    return face.knownSuit().map(this::worth).orElse(otherwise);
  }

  double worth(Suit suit) {
    return switch (suit) {
      case HEART -> 1;
      case CLUB, JOKER -> -1;
      case SPADE -> Weight.SPADE.of(style);
      case DIAMOND -> Weight.DIAMOND.of(style);
    };
  }

  /**
   * Returns the value of seeing a card.
   *
   * @param gain the benefit, apart from the danger
   */
  double seen(Face face, double gain) {
    return face.knownSuit()
        .map(suit -> suit == Suit.SPADE ? NEVER : Weight.SEEN_AGAIN.of(style))
        .orElse(gain - danger(1));
  }

  /** Returns what is lost with the card at one end of the deck. */
  double loss(boolean top) {
    if (view.deck().isEmpty()) {
      return 0;
    }
    return worth(top ? view.deck().getFirst() : view.deck().getLast(), unknown);
  }

  /** Returns what is lost with cards from the top of the deck. */
  double loss(int cards) {
    double loss = 0;
    for (int i = 0; i < Math.min(cards, view.deck().size()); i++) {
      loss += worth(view.deck().get(i), unknown);
    }
    return loss;
  }

  /** Returns the probability that an unknown card is a heart. */
  double isHeart() {
    return (double) view.hidden().hearts() / Math.max(1, view.hidden().total());
  }

  /** Returns the number of face-up cards of a suit in the discard area. */
  int open(Suit suit) {
    return open[suit.index()];
  }

  /** Returns the number of known cards of a suit in the discard area, face up or not. */
  int known(Suit suit) {
    return known[suit.index()];
  }

  /** Returns the number of unknown cards in the discard area. */
  int unknownDiscards() {
    int unknown = view.discard().size();
    for (int count : known) {
      unknown -= count;
    }
    return unknown;
  }
}
