package lethe.app.bench;

import java.util.Locale;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;

/**
 * The combined results of several games.
 *
 * @param plies the number of plies in all games
 * @param points the sum of the points of all seats in all games
 */
record PlayoutTotals(int games, long plies, long points) {
  static final PlayoutTotals NONE = new PlayoutTotals(0, 0, 0);

  static PlayoutTotals of(int plies, Outcome outcome) {
    return new PlayoutTotals(
        1, plies, outcome.results().stream().mapToInt(SeatResult::score).sum());
  }

  PlayoutTotals plus(PlayoutTotals other) {
    return new PlayoutTotals(games + other.games, plies + other.plies, points + other.points);
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%,d games: %.1f plies and %.2f points each",
        games,
        (double) plies / games,
        (double) points / games);
  }
}
