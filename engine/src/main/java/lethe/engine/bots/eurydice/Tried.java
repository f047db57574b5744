package lethe.engine.bots.eurydice;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.Outcome;
import lethe.engine.games.eurydice.Command;

/** A command and what its playouts came to, state by state. */
final class Tried {
  final Command command;
  private final List<Double> values = new ArrayList<>();
  private double sum;
  private int won;

  Tried(Command command) {
    this.command = command;
  }

  /** One more playout ended so; a win counts, and a little how clear it is. */
  void add(Outcome.Standing end) {
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
   * Whether this is better by more than so many standard errors, in the states both were tried in.
   */
  boolean beats(Tried other, double errors) {
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
