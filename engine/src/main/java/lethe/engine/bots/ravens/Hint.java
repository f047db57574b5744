package lethe.engine.bots.ravens;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.View;

/**
 * A choice of Ren's.
 *
 * @param takes what she could take
 * @param taken which of it she took, counted from 0
 */
record Hint(PoemProgress poem, List<PossibleTake> takes, int taken) {
  /** How far Ren may be from what she would like best. */
  private static final double TEMPER = 0.45;

  /** How often she does anything. */
  private static final double WHIM = 0.005;

  /** When the table looked so, she took this card; nothing if it was not there. */
  static Optional<Hint> of(View view, Card card) {
    List<PossibleTake> takes = PossibleTake.all(view.atman());
    return IntStream.range(0, takes.size())
        .filter(i -> takes.get(i).laid().card().equals(card))
        .mapToObj(i -> new Hint(PoemProgress.of(view), takes, i))
        .findFirst();
  }

  /** How likely it is that she takes this if any of these are her hearts and that is her taste. */
  double[] likelihoods(TakeValue ren, List<HeartGuess> guesses) {
    double[] known = new double[PoemProgress.TRAITS];
    double[] likelihoods = new double[guesses.size()];
    for (int i = 0; i < likelihoods.length; i++) {
      HeartGuess guess = guesses.get(i);
      int trait = poem.trait(guess);
      if (known[trait] == 0) {
        known[trait] = likelihood(ren, guess);
      }
      likelihoods[i] = known[trait];
    }
    return likelihoods;
  }

  private double likelihood(TakeValue ren, HeartGuess guess) {
    double[] values = new double[takes.size()];
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < values.length; i++) {
      values[i] = ren.of(poem, guess, takes.get(i));
      best = Math.max(best, values[i]);
    }
    double all = 0;
    double odds = 0;
    for (int i = 0; i < values.length; i++) {
      double each = Math.exp((values[i] - best) / TEMPER);
      all += each;
      odds = i == taken ? each : odds;
    }
    return (odds + WHIM) / all;
  }
}
