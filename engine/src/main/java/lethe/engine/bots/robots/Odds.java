package lethe.engine.bots.robots;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Circuit;
import lethe.engine.games.robots.Claim;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.View;

/**
 * How likely a face-down card is what, by what is remembered and what lies face up. With every
 * feature known with probability p, naming one, two or three is worth p, 3p² and 6p³.
 */
final class Odds {
  private static final int ALL = 1000;

  private final int circuit;

  /** How much weight the cards have with these features: any, or one, of each kind. */
  private final double[] fitting = new double[5 * 5 * 5];

  /**
   * The odds of one card.
   *
   * @param cards what it could be if it is a memory card, each as likely as the others
   * @param circuit how likely it is a short circuit, in thousandths
   */
  Odds(List<Card> cards, int circuit) {
    this(cards, _ -> 1, circuit);
  }

  private Odds(List<Card> cards, ToDoubleFunction<Card> weight, int circuit) {
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

  /** The memory cards that do not lie face up. */
  static List<Card> unseen(View view) {
    Set<Face> up = new HashSet<>(view.cards());
    return Card.ALL.stream().filter(card -> !up.contains(card)).toList();
  }

  /** What this card could be, if it is one of the unseen. */
  static Odds of(View view, List<Card> unseen, Memory memory, Place place) {
    Recollection known = memory.at(place);
    if (!known.isBlank()) {
      return new Odds(unseen, known::weight, known.circuit() ? ALL : 0);
    }
    long left =
        view.layout().circuits()
            - view.cards().stream().filter(Circuit.class::isInstance).count()
            - down(view).filter(other -> memory.at(other).circuit()).count();
    long blank = down(view).filter(other -> memory.at(other).isBlank()).count();
    return new Odds(unseen, Math.clamp(ALL * left / blank, 0, ALL));
  }

  private static Stream<Place> down(View view) {
    return view.layout().places().stream().filter(place -> view.at(place) instanceof Face.Down);
  }

  /** The points to be expected of naming these features, in thousandths. */
  int worth(Claim.Named claim) {
    int index = 0;
    for (Feature feature : claim.features()) {
      index += index(feature);
    }
    return points(index);
  }

  /** The most points that can be expected of naming some features, in thousandths. */
  int most() {
    return points(best());
  }

  /** What the call that seems best earns if it is this card, in points. */
  int earned(Card card) {
    int best = best();
    for (int named = 1; named < 8; named++) {
      if (index(index(card.number()), index(card.color()), index(card.type()), named) == best) {
        return Claim.WORTH.get(Integer.bitCount(named));
      }
    }
    return 0;
  }

  /** Where those are counted that have the features which it is best to name. */
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
    return ((int) ((ALL - circuit) * right)) * Claim.WORTH.get(features);
  }

  /** Where those are counted that are like a card in some of these features, a bit each. */
  private static int index(int number, int color, int type, int named) {
    return (named & 1) * number + (named >> 1 & 1) * color + (named >> 2) * type;
  }

  /** Where those are counted that have this feature, whatever else they have. */
  private static int index(Feature feature) {
    return feature.rank()
        * switch (feature.kind()) {
          case NUMBER -> 25;
          case COLOR -> 5;
          case TYPE -> 1;
        };
  }
}
