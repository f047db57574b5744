package lethe.engine.bots.ravens;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.View;

/** What Feth thinks the hearts are: guesses, likelier the better they explain what Ren took. */
final class Belief {
  private static final int DRAWN = 200;
  private static final int KEPT = 40;

  /** How far Ren may be from what she would like best. */
  private static final double TEMPER = 0.45;

  /** How often she does anything. */
  private static final double WHIM = 0.005;

  /** A choice of Ren's: what she could take, and which of it she took. */
  private record Hint(PoemProgress poem, List<PossibleTake> takes, int taken) {}

  private final List<Hint> hints = new ArrayList<>();

  /** Other hearts beat now. */
  void forget() {
    hints.clear();
  }

  /** When the table looked so, Ren took this card. */
  void took(View view, Card card) {
    List<PossibleTake> takes = PossibleTake.all(view.atman());
    for (int i = 0; i < takes.size(); i++) {
      if (takes.get(i).laid().card().equals(card)) {
        hints.add(new Hint(PoemProgress.of(view), takes, i));
      }
    }
  }

  /** Guesses that are equally likely. */
  List<HeartGuess> guesses(Function<Rng, View> imagine, Rng rng) {
    List<HeartGuess> drawn = new ArrayList<>(DRAWN);
    double[] weights = new double[DRAWN];
    double total = 0;
    Rng rest = rng;
    for (int i = 0; i < DRAWN; i++) {
      rest = rest.below(2).rest();
      HeartGuess guess = HeartGuess.of(imagine.apply(rest.stream("guess")).poem().rows());
      drawn.add(guess);
      weights[i] = likelihood(guess);
      total += weights[i];
    }
    List<HeartGuess> kept = new ArrayList<>(KEPT);
    double sum = 0;
    for (int i = 0; i < DRAWN; i++) {
      sum += weights[i];
      while (kept.size() < KEPT && (kept.size() + 0.5) * total < sum * KEPT) {
        kept.add(drawn.get(i));
      }
    }
    return kept.isEmpty() ? drawn.subList(0, KEPT) : kept;
  }

  private double likelihood(HeartGuess guess) {
    double likelihood = 1;
    for (Hint hint : hints) {
      double best = TakeValue.best(hint.poem, guess, hint.takes);
      double all = 0;
      double taken = 0;
      for (int i = 0; i < hint.takes.size(); i++) {
        double odds = Math.exp((TakeValue.of(hint.poem, guess, hint.takes.get(i)) - best) / TEMPER);
        all += odds;
        taken = i == hint.taken ? odds : taken;
      }
      likelihood *= (taken + WHIM) / all;
    }
    return likelihood;
  }
}
