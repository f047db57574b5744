package lethe.engine.bots.eurydice;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.Outcome;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Ending;
import lethe.engine.kit.Vocabulary;

/** A command and the results of its playouts, state by state. */
final class PlayoutResults {
  private static final String THIRD_SPADE = Vocabulary.keyword(Ending.GONE);

  final Command command;
  private final List<Double> values = new ArrayList<>();
  private double sum;
  private int wins;
  private int lostToSpades;
  private int countedMatches;
  private int leadSum;

  PlayoutResults(Command command) {
    this.command = command;
  }

  /**
   * Adds the result of a playout. A win is worth 1, and each point of the score 0.02; the score is
   * limited to the range from -8 to 8.
   */
  void add(Outcome outcome) {
    Outcome.SeatResult result = outcome.results().getFirst();
    double value = (result.won() ? 1 : 0) + 0.02 * Math.clamp(result.score(), -8, 8);
    values.add(value);
    sum += value;
    wins += result.won() ? 1 : 0;
    if (outcome.ending().equals(THIRD_SPADE)) {
      lostToSpades++;
    } else {
      countedMatches++;
      leadSum += result.score();
    }
  }

  Reason.Continuations continuations() {
    double meanLead = countedMatches == 0 ? 0 : (double) leadSum / countedMatches;
    return new Reason.Continuations(command, playouts(), wins, lostToSpades, meanLead);
  }

  double mean() {
    return sum / values.size();
  }

  int wins() {
    return wins;
  }

  int playouts() {
    return values.size();
  }

  /**
   * Compares the mean values over the states in which both commands were tried. Returns whether
   * that of this command is higher by more than the given number of standard errors.
   */
  boolean beats(PlayoutResults other, double standardErrors) {
    int n = Math.min(playouts(), other.playouts());
    double sum = 0;
    double sumOfSquares = 0;
    for (int i = 0; i < n; i++) {
      double lead = values.get(i) - other.values.get(i);
      sum += lead;
      sumOfSquares += lead * lead;
    }
    double lead = sum / n;
    return lead > standardErrors * Math.sqrt(Math.max(0, sumOfSquares / n - lead * lead) / n);
  }
}
