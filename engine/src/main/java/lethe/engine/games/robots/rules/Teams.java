package lethe.engine.games.robots.rules;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.Seat;
import lethe.engine.games.robots.SeatNames;
import lethe.engine.games.robots.Side;

/**
 * The players or teams and the order in which they play. Without teams every seat is its own side;
 * with teams the seats alternate between two teams. Rule book: Playing the Game, Team Play.
 */
record Teams(int seats, boolean teams) {
  private static final List<Seat> ALL = SeatNames.SEATS.firstSeats(SeatNames.SEATS.max());

  static Seat seat(int index) {
    return ALL.get(index);
  }

  int count() {
    return teams ? 2 : seats;
  }

  int of(int seat) {
    return teams ? seat % 2 : seat;
  }

  /** Returns the seat indexes of a side. */
  List<Integer> members(int side) {
    List<Integer> members = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      if (of(seat) == side) {
        members.add(seat);
      }
    }
    return members;
  }

  /** Returns the captain of a side in a round. The captain changes every round. */
  int captain(int side, int round) {
    List<Integer> members = members(side);
    return members.get((round - 1) % members.size());
  }

  List<Seat> captains(int round) {
    return teams ? List.of(seat(captain(0, round)), seat(captain(1, round))) : List.of();
  }

  /**
   * Returns the player to the left of the active player, or the captain of the other team: the seat
   * that points now and is active next.
   */
  int next(int active, int round) {
    return captain((of(active) + 1) % count(), round);
  }

  /** Returns the captain's teammates, one bit each. */
  int mates(int captain) {
    return teams
        ? members(of(captain)).stream()
            .filter(seat -> seat != captain)
            .mapToInt(seat -> 1 << seat)
            .sum()
        : 0;
  }

  List<Side> scored(List<Integer> points) {
    List<Side> sides = new ArrayList<>();
    for (int side = 0; side < count(); side++) {
      sides.add(new Side(members(side).stream().map(Teams::seat).toList(), points.get(side)));
    }
    return List.copyOf(sides);
  }
}
