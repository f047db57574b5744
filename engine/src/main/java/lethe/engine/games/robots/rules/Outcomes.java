package lethe.engine.games.robots.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Seat;
import lethe.engine.games.robots.Rank;

/** The outcomes of a match. Rule book: Playing the Game, last paragraph; Solo Play. */
final class Outcomes {
  private Outcomes() {}

  /**
   * Returns the outcome of a finished match. The side with the most points wins; tied sides share
   * the win. A solo player receives a rank, and wins with the highest one.
   */
  static Outcome of(State state) {
    List<Integer> points = state.points();
    if (points.size() == 1) {
      Rank rank = Rank.forScore(points.getFirst(), state.grid().layout().maxMatchScore());
      return outcome(state, rank.word(), rank == Rank.ROBOT ? List.of(0) : List.of());
    }
    List<Integer> winners = bestSides(points, List.of());
    String ending = winners.size() > 1 ? "shared" : "most-points";
    return outcome(state, state.seating().isTeamGame() ? "team-" + ending : ending, winners);
  }

  /**
   * Returns the outcome of a concession: the side with the most points among the others wins; tied
   * sides share the win. If a solo player concedes, nobody wins.
   */
  static Outcome ofConcession(State state, Seat seat) {
    int side = state.seating().sideOf(seat.index());
    return outcome(state, Outcome.CONCEDED, bestSides(state.points(), List.of(side)));
  }

  private static List<Integer> bestSides(List<Integer> points, List<Integer> excludedSides) {
    List<Integer> sides = new ArrayList<>(IntStream.range(0, points.size()).boxed().toList());
    sides.removeAll(excludedSides);
    if (sides.isEmpty()) {
      return List.of();
    }
    int highest = Collections.max(sides.stream().map(points::get).toList());
    return sides.stream().filter(side -> points.get(side) == highest).toList();
  }

  private static Outcome outcome(State state, String ending, List<Integer> winners) {
    return new Outcome(
        ending,
        IntStream.range(0, state.seating().seatCount())
            .mapToObj(
                seat -> {
                  int side = state.seating().sideOf(seat);
                  return new SeatResult(
                      Seating.seat(seat), state.points().get(side), winners.contains(side));
                })
            .toList());
  }
}
