package lethe.engine.bots.eurydice;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.Outcome;
import lethe.engine.games.eurydice.Command;

/** A command and the results of its playouts, state by state. */
final class PlayoutResult {
  final Command command;
  private final List<Double> values = new ArrayList<>();
  private double sum;
  private int won;

  PlayoutResult(Command command) {
    this.command = command;
  }

  /** Adds the result of a playout: a win counts fully, and the margin slightly. */
  void add(Outcome.SeatResult end) {
    double value = (end.won() ? 1 : 0) + 0.02 * Math.clamp(end.score(), -8, 8);
    values.add(value);
    sum += value;
    won += end.won() ? 1 : 0;
  }

  double mean() {
    return sum / values.size();
  }

  int won() {
    return won;
  }

  int playouts() {
    return values.size();
  }

  /**
   * Returns whether this command is better by more than the given number of standard errors, in the
   * states in which both were tried.
   */
  boolean beats(PlayoutResult other, double errors) {
    int n = Math.min(playouts(), other.playouts());
    double total = 0;
    double squares = 0;
    for (int i = 0; i < n; i++) {
      double lead = values.get(i) - other.values.get(i);
      total += lead;
      squares += lead * lead;
    }
    double lead = total / n;
    return lead > errors * Math.sqrt(Math.max(0, squares / n - lead * lead) / n);
  }
}
