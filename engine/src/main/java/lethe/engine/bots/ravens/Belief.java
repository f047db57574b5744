package lethe.engine.bots.ravens;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;

/** What Feth thinks the hearts are: guesses, likelier the better they explain what Ren took. */
final class Belief {
  static double TEMPER = 1.0;
  static int DRAWS = 200;
  static int KEPT = 40;

  /** A choice of Ren's: what she could take, and what she took. */
  private record Hint(Poem poem, List<Reply> replies, int taken) {}

  private final List<Hint> hints = new ArrayList<>();

  void clear() {
    hints.clear();
  }

  void took(Poem poem, List<Reply> replies, Observation.Taken taken) {
    for (int i = 0; i < replies.size(); i++) {
      if (replies.get(i).laid().card().equals(taken.card())) {
        hints.add(new Hint(poem, replies, i));
      }
    }
  }

  /** Equally likely guesses. */
  List<Guess> guesses(Function<Rng, View> imagine, Rng rng) {
    List<Guess> drawn = new ArrayList<>(DRAWS);
    double[] weights = new double[DRAWS];
    double total = 0;
    Rng rest = rng;
    for (int i = 0; i < DRAWS; i++) {
      Rng.Draw<Integer> draw = rest.below(Integer.MAX_VALUE);
      rest = draw.rest();
      Guess guess = Guess.of(imagine.apply(rest.stream("guess")).rows());
      drawn.add(guess);
      weights[i] = likelihood(guess);
      total += weights[i];
    }
    List<Guess> kept = new ArrayList<>(KEPT);
    double at = total / KEPT / 2;
    double sum = 0;
    for (int i = 0; i < DRAWS; i++) {
      sum += weights[i];
      while (at < sum && kept.size() < KEPT) {
        kept.add(drawn.get(i));
        at += total / KEPT;
      }
    }
    return kept.isEmpty() ? drawn.subList(0, Math.min(KEPT, drawn.size())) : kept;
  }

  private double likelihood(Guess guess) {
    double likelihood = 1;
    for (Hint hint : hints) {
      double all = 0;
      double best = Taste.best(hint.poem, guess, hint.replies);
      double taken = 0;
      for (int i = 0; i < hint.replies.size(); i++) {
        double odds = Math.exp((Taste.of(hint.poem, guess, hint.replies.get(i)) - best) / TEMPER);
        all += odds;
        taken = i == hint.taken ? odds : taken;
      }
      likelihood *= (taken + 0.005) / all;
    }
    return likelihood;
  }
}
