package lethe.engine.bots.robots;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Claim;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.ShortCircuitCard;
import lethe.engine.games.robots.View;

/**
 * The probabilities of what a face-down card is, from memory and from the face-up cards. If every
 * feature is known with probability p, naming one, two or three is worth p, 3p² and 6p³.
 */
final class CardOdds {
  private static final int ALL = 1000;

  private final int circuit;

  /**
   * The weight of the cards with each combination of features, where each kind may also be
   * unspecified.
   */
  private final double[] fitting = new double[5 * 5 * 5];

  /**
   * Creates the odds for one card.
   *
   * @param cards the equally likely memory cards
   * @param circuit the probability of a short circuit, in thousandths
   */
  CardOdds(List<Card> cards, int circuit) {
    this(cards, _ -> 1, circuit);
  }

  private CardOdds(List<Card> cards, ToDoubleFunction<Card> weight, int circuit) {
    this.circuit = circuit;
    for (Card card : cards) {
      double each = weight.applyAsDouble(card);
      int number = index(card.number());
      int color = index(card.color());
      int type = index(card.type());
      for (int named = 0; named < 8; named++) {
        fitting[index(number, color, type, named)] += each;
      }
    }
  }

  int circuit() {
    return circuit;
  }

  /** Returns the memory cards that are not face up. */
  static List<Card> unseen(View view) {
    Set<Face> up = new HashSet<>(view.cards());
    return Card.ALL.stream().filter(card -> !up.contains(card)).toList();
  }

  /** Returns the odds for a card, given the unseen cards. */
  static CardOdds of(View view, List<Card> unseen, CardMemory memory, Place place) {
    Recollection known = memory.at(place);
    if (!known.isBlank()) {
      return new CardOdds(unseen, known::weight, known.circuit() ? ALL : 0);
    }
    long left =
        view.layout().circuits()
            - view.cards().stream().filter(ShortCircuitCard.class::isInstance).count()
            - down(view).filter(other -> memory.at(other).circuit()).count();
    long blank = down(view).filter(other -> memory.at(other).isBlank()).count();
    return new CardOdds(unseen, Math.clamp(ALL * left / blank, 0, ALL));
  }

  private static Stream<Place> down(View view) {
    return view.layout().places().stream().filter(place -> view.cardAt(place) instanceof Face.Down);
  }

  /** Returns the expected points of a claim, in thousandths. */
  int worth(Claim.Named claim) {
    int index = 0;
    for (Feature feature : claim.features()) {
      index += index(feature);
    }
    return points(index);
  }

  /** Returns the highest expected points of naming features, in thousandths. */
  int most() {
    return points(best());
  }

  /** Returns the points that the best claim earns if it is this card. */
  int earned(Card card) {
    int best = best();
    for (int named = 1; named < 8; named++) {
      if (index(index(card.number()), index(card.color()), index(card.type()), named) == best) {
        return Claim.POINTS.get(Integer.bitCount(named));
      }
    }
    return 0;
  }

  /** Returns the index of the combination of features that is best to name. */
  private int best() {
    int best = 1;
    int most = points(best);
    for (int index = 2; index < fitting.length; index++) {
      int points = points(index);
      best = points > most ? index : best;
      most = Math.max(most, points);
    }
    return best;
  }

  private int points(int index) {
    int features = (index / 25 > 0 ? 1 : 0) + (index / 5 % 5 > 0 ? 1 : 0) + (index % 5 > 0 ? 1 : 0);
    double right = fitting[0] == 0 ? 0 : fitting[index] / fitting[0];
    return ((int) ((ALL - circuit) * right)) * Claim.POINTS.get(features);
  }

  /**
   * Returns the index for a card with only some kinds specified.
   *
   * @param named the specified kinds, one bit each
   */
  private static int index(int number, int color, int type, int named) {
    return (named & 1) * number + (named >> 1 & 1) * color + (named >> 2) * type;
  }

  /** Returns the index of a single feature. */
  private static int index(Feature feature) {
    return feature.rank()
        * switch (feature.kind()) {
          case NUMBER -> 25;
          case COLOR -> 5;
          case TYPE -> 1;
        };
  }
}
