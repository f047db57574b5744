package lethe.engine.bots.robots;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Circuit;
import lethe.engine.games.robots.Claim;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.View;

/**
 * How likely a face-down card is what, by what is remembered and what lies face up. With every
 * feature known with probability p, naming one, two or three is worth p, 3p² and 6p³.
 *
 * @param cards what it could be if it is a memory card, each as likely as the others
 * @param circuit how likely it is a short circuit, in thousandths
 */
record Odds(List<Card> cards, int circuit) {
  private static final int ALL = 1000;

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
    return cards.isEmpty()
        ? 0
        : points(cards.stream().filter(claim::fits).count(), claim.features().size());
  }

  /** The most points that can be expected of naming some features, in thousandths. */
  int most() {
    int[] fitting = new int[5 * 5 * 5];
    int most = 0;
    for (Card card : cards) {
      for (int named = 1; named < 8; named++) {
        int number = (named & 1) == 0 ? 0 : card.number().rank();
        int color = (named & 2) == 0 ? 0 : card.color().rank();
        int type = (named & 4) == 0 ? 0 : card.type().rank();
        fitting[25 * number + 5 * color + type]++;
        int features = Integer.bitCount(named);
        most = Math.max(most, points(fitting[25 * number + 5 * color + type], features));
      }
    }
    return most;
  }

  private int points(long fitting, int features) {
    return (int) ((ALL - circuit) * fitting / cards.size()) * Claim.WORTH.get(features);
  }
}
