package lethe.engine.bots.robots;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Feature;

/** What was seen of one card: what it is, and when it was looked at, in seconds. */
record Trace(Face.Up card, List<Double> looks) {
  Trace {
    looks = List.copyOf(looks);
  }

  /** The same card, seen once more. */
  Trace seen(double when) {
    List<Double> more = new ArrayList<>(looks);
    more.add(when);
    return new Trace(card, more);
  }

  /** How active it is in memory: the logarithm of what is left of all looks. */
  double activation(double now) {
    double left = 0;
    for (double look : looks) {
      left += StrictMath.pow(now - look, -Recall.DECAY);
    }
    return StrictMath.log(left);
  }

  /** In how many features two cards differ: three, if one is a short circuit. */
  int differs(Trace other) {
    if (!(card instanceof Card mine) || !(other.card instanceof Card theirs)) {
      return 3;
    }
    int differs = 0;
    for (Feature feature : mine.features()) {
      differs += theirs.has(feature) ? 0 : 1;
    }
    return differs;
  }
}
