package lethe.engine.bots.robots;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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

  private final int cards;
  private final int circuit;

  /** How many of the cards have these features: any, or one, of each kind. */
  private final int[] fitting = new int[5 * 5 * 5];

  /**
   * The odds of one card.
   *
   * @param cards what it could be if it is a memory card, each as likely as the others
   * @param circuit how likely it is a short circuit, in thousandths
   */
  Odds(List<Card> cards, int circuit) {
    this.cards = cards.size();
    this.circuit = circuit;
    for (Card card : cards) {
      for (int named = 1; named < 8; named++) {
        fitting[index(card, named)]++;
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
    List<Card> cards = new ArrayList<>();
    for (Card card : unseen) {
      if (card.features().containsAll(memory.features(place)) && !memory.isElsewhere(card, place)) {
        cards.add(card);
      }
    }
    if (memory.isCircuit(place)) {
      return new Odds(cards, ALL);
    }
    if (!memory.isBlank(place)) {
      return new Odds(cards, 0);
    }
    long left =
        view.layout().circuits()
            - view.cards().stream().filter(Circuit.class::isInstance).count()
            - memory.circuits();
    long blank =
        view.layout().places().stream()
            .filter(other -> view.at(other) instanceof Face.Down && memory.isBlank(other))
            .count();
    return new Odds(cards, (int) Math.min(ALL, ALL * left / blank));
  }

  /** The points to be expected of naming these features, in thousandths. */
  int worth(Claim.Named claim) {
    int index = 0;
    for (Feature feature : claim.features()) {
      index += feature.rank() * weight(feature);
    }
    return points(fitting[index], claim.features().size());
  }

  /** The most points that can be expected of naming some features, in thousandths. */
  int most() {
    int most = 0;
    for (int index = 1; index < fitting.length; index++) {
      int features =
          (index / 25 > 0 ? 1 : 0) + (index / 5 % 5 > 0 ? 1 : 0) + (index % 5 > 0 ? 1 : 0);
      most = Math.max(most, points(fitting[index], features));
    }
    return most;
  }

  private int points(int right, int features) {
    return cards == 0 ? 0 : (ALL - circuit) * right / cards * Claim.WORTH.get(features);
  }

  /** Where those are counted that are like this card in some features, a bit each. */
  private static int index(Card card, int named) {
    int index = 0;
    int bit = 1;
    for (Feature feature : card.features()) {
      index += (named & bit) == 0 ? 0 : feature.rank() * weight(feature);
      bit *= 2;
    }
    return index;
  }

  private static int weight(Feature feature) {
    return switch (feature.kind()) {
      case NUMBER -> 25;
      case COLOR -> 5;
      case TYPE -> 1;
    };
  }
}
