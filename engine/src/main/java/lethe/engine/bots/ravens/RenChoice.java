package lethe.engine.bots.ravens;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.View;

/**
 * A take by Ren, with her alternatives.
 *
 * @param takes the cards that she could take
 * @param takenIndex the index of the card that she took
 */
record RenChoice(PoemProgress poem, List<PossibleTake> takes, int takenIndex) {
  /** The temperature of the softmax model of Ren's choices, in units of value. */
  private static final double TEMPERATURE = 0.45;

  /** The odds of any choice regardless of its value, relative to those of the best choice. */
  private static final double RANDOM_CHOICE_ODDS = 0.005;

  /** Returns the take of this card in a view; empty if the card was not available. */
  static Optional<RenChoice> of(View view, Card card) {
    List<PossibleTake> takes = PossibleTake.allOf(view.atman());
    return IntStream.range(0, takes.size())
        .filter(i -> takes.get(i).laidCard().card().equals(card))
        .mapToObj(i -> new RenChoice(PoemProgress.of(view), takes, i))
        .findFirst();
  }

  /**
   * Returns, for each guess, the likelihood of this choice if Ren has these hearts and preferences.
   */
  double[] likelihoods(TakeValue takeValue, List<HeartGuess> guesses) {
    double[] likelihoodByTrait = new double[PoemProgress.TRAIT_COUNT];
    double[] likelihoods = new double[guesses.size()];
    for (int i = 0; i < likelihoods.length; i++) {
      HeartGuess guess = guesses.get(i);
      int trait = poem.trait(guess);
      if (likelihoodByTrait[trait] == 0) {
        likelihoodByTrait[trait] = likelihood(takeValue, guess);
      }
      likelihoods[i] = likelihoodByTrait[trait];
    }
    return likelihoods;
  }

  private double likelihood(TakeValue takeValue, HeartGuess guess) {
    double[] values = new double[takes.size()];
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < values.length; i++) {
      values[i] = takeValue.value(poem, guess, takes.get(i));
      best = Math.max(best, values[i]);
    }
    double totalOdds = 0;
    double takenOdds = 0;
    for (int i = 0; i < values.length; i++) {
      double odds = Math.exp((values[i] - best) / TEMPERATURE);
      totalOdds += odds;
      takenOdds = i == takenIndex ? odds : takenOdds;
    }
    return (takenOdds + RANDOM_CHOICE_ODDS) / totalOdds;
  }
}
