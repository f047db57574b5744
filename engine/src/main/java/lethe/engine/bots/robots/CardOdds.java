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
 * The probabilities of the possible identities of a face-down card, from memory and from the
 * face-up cards. If every feature is known with probability p, naming one, two or three features
 * earns p, 3p² or 6p³ points on average.
 */
final class CardOdds {
  private static final int SCALE = 1000;

  private final int circuitProbability;

  /**
   * The total weights of the cards that match each combination of features, indexed by combination.
   * A combination may leave kinds of features unspecified.
   */
  private final double[] weights = new double[5 * 5 * 5];

  /**
   * Creates the odds for one card.
   *
   * @param cards the memory cards that it could be, all equally likely
   * @param circuitProbability the probability of a short circuit, in thousandths
   */
  CardOdds(List<Card> cards, int circuitProbability) {
    this(cards, _ -> 1, circuitProbability);
  }

  private CardOdds(List<Card> cards, ToDoubleFunction<Card> weight, int circuitProbability) {
    this.circuitProbability = circuitProbability;
    for (Card card : cards) {
      double cardWeight = weight.applyAsDouble(card);
      int number = index(card.number());
      int color = index(card.color());
      int type = index(card.type());
      for (int namedKinds = 0; namedKinds < 8; namedKinds++) {
        weights[index(number, color, type, namedKinds)] += cardWeight;
      }
    }
  }

  /** Returns the probability that the card is a short circuit, in thousandths. */
  int circuitProbability() {
    return circuitProbability;
  }

  /** Returns the memory cards that are not face up. */
  static List<Card> cardsNotFaceUp(View view) {
    Set<Face> faceUpCards = new HashSet<>(view.cards());
    return Card.ALL.stream().filter(card -> !faceUpCards.contains(card)).toList();
  }

  /** Returns the odds for the card at a position, given the memory cards that are not face up. */
  static CardOdds of(View view, List<Card> notFaceUp, CardMemory memory, Place place) {
    Recollection recollection = memory.recollection(place);
    if (!recollection.isBlank()) {
      return new CardOdds(notFaceUp, recollection::weight, recollection.isCircuit() ? SCALE : 0);
    }
    long remaining =
        view.layout().circuits()
            - view.cards().stream().filter(ShortCircuitCard.class::isInstance).count()
            - faceDownPlaces(view).filter(other -> memory.recollection(other).isCircuit()).count();
    long blanks =
        faceDownPlaces(view).filter(other -> memory.recollection(other).isBlank()).count();
    return new CardOdds(notFaceUp, Math.clamp(SCALE * remaining / blanks, 0, SCALE));
  }

  private static Stream<Place> faceDownPlaces(View view) {
    return view.layout().places().stream().filter(place -> view.cardAt(place) instanceof Face.Down);
  }

  /** Returns the expected points of a claim, in thousandths. */
  int expectedPoints(Claim.Named claim) {
    int index = 0;
    for (Feature feature : claim.features()) {
      index += index(feature);
    }
    return expectedPoints(index);
  }

  /** Returns the highest expected points of naming features, in thousandths. */
  int bestExpectedPoints() {
    return expectedPoints(bestIndex());
  }

  /** Returns the points that the best claim earns if this is the card. */
  int pointsEarned(Card card) {
    int best = bestIndex();
    for (int namedKinds = 1; namedKinds < 8; namedKinds++) {
      if (index(index(card.number()), index(card.color()), index(card.type()), namedKinds)
          == best) {
        return Claim.POINTS.get(Integer.bitCount(namedKinds));
      }
    }
    return 0;
  }

  /** Returns the index of the combination of features that is best to name. */
  private int bestIndex() {
    int best = 1;
    int highest = expectedPoints(best);
    for (int index = 2; index < weights.length; index++) {
      int points = expectedPoints(index);
      best = points > highest ? index : best;
      highest = Math.max(highest, points);
    }
    return best;
  }

  private int expectedPoints(int index) {
    int features = (index / 25 > 0 ? 1 : 0) + (index / 5 % 5 > 0 ? 1 : 0) + (index % 5 > 0 ? 1 : 0);
    double probability = weights[0] == 0 ? 0 : weights[index] / weights[0];
    return ((int) ((SCALE - circuitProbability) * probability)) * Claim.POINTS.get(features);
  }

  /**
   * Returns the index of a combination in which only some kinds are specified.
   *
   * @param namedKinds the specified kinds, one bit each
   */
  private static int index(int number, int color, int type, int namedKinds) {
    return (namedKinds & 1) * number + (namedKinds >> 1 & 1) * color + (namedKinds >> 2) * type;
  }

  /** Returns the index of the combination that consists of one feature. */
  private static int index(Feature feature) {
    return feature.rank()
        * switch (feature.kind()) {
          case NUMBER -> 25;
          case COLOR -> 5;
          case TYPE -> 1;
        };
  }
}
