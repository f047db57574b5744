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
   * Returns the outcome of a finished match: the most points win, and tied players share the win. A
   * solo player receives a rank.
   */
  static Outcome of(State state) {
    List<Integer> points = state.points();
    if (points.size() == 1) {
      Rank rank = Rank.of(points.getFirst(), state.grid().layout().perfectMatch());
      return outcome(state, rank.word(), rank == Rank.ROBOT ? List.of(0) : List.of());
    }
    List<Integer> best = best(points, List.of());
    String how = best.size() > 1 ? "shared" : "most-points";
    return outcome(state, state.sides().teams() ? "team-" + how : how, best);
  }

  /** Returns the outcome of a concession: the side with the most points among the others wins. */
  static Outcome conceded(State state, Seat seat) {
    int side = state.sides().of(seat.index());
    return outcome(state, "conceded", best(state.points(), List.of(side)));
  }

  private static List<Integer> best(List<Integer> points, List<Integer> without) {
    List<Integer> sides = new ArrayList<>(IntStream.range(0, points.size()).boxed().toList());
    sides.removeAll(without);
    if (sides.isEmpty()) {
      return List.of();
    }
    int most = Collections.max(sides.stream().map(points::get).toList());
    return sides.stream().filter(side -> points.get(side) == most).toList();
  }

  private static Outcome outcome(State state, String how, List<Integer> won) {
    return new Outcome(
        how,
        IntStream.range(0, state.sides().seats())
            .mapToObj(
                seat -> {
                  int side = state.sides().of(seat);
                  return new SeatResult(
                      Teams.seat(seat), state.points().get(side), won.contains(side));
                })
            .toList());
  }
}
