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

  /** How likely it is that she takes this if these are her hearts and that is her taste. */
  double likelihood(TakeValue ren, HeartGuess guess) {
    double best = ren.best(poem, guess, takes);
    double all = 0;
    double odds = 0;
    for (int i = 0; i < takes.size(); i++) {
      double each = Math.exp((ren.of(poem, guess, takes.get(i)) - best) / TEMPER);
      all += each;
      odds = i == taken ? each : odds;
    }
    return (odds + WHIM) / all;
  }
}
