package lethe.engine.games.robots.rules;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.Seat;
import lethe.engine.games.robots.GameSeats;
import lethe.engine.games.robots.Side;

/**
 * The players or teams, and the order in which they play. Without teams every seat is its own side;
 * with teams the seats alternate between two teams. Rule book: Playing the Game, Team Play.
 */
record Seating(int seatCount, boolean isTeamGame) {
  private static final List<Seat> ALL = GameSeats.SEATS.firstSeats(GameSeats.SEATS.max());

  static Seat seat(int index) {
    return ALL.get(index);
  }

  int sideCount() {
    return isTeamGame ? 2 : seatCount;
  }

  int sideOf(int seat) {
    return isTeamGame ? seat % 2 : seat;
  }

  /** Returns the seat indexes of a side. */
  List<Integer> members(int side) {
    List<Integer> members = new ArrayList<>();
    for (int seat = 0; seat < seatCount; seat++) {
      if (sideOf(seat) == side) {
        members.add(seat);
      }
    }
    return members;
  }

  /** Returns the captain of a side in a round. The members of the side take turns. */
  int captain(int side, int round) {
    List<Integer> members = members(side);
    return members.get((round - 1) % members.size());
  }

  List<Seat> captains(int round) {
    return isTeamGame ? List.of(seat(captain(0, round)), seat(captain(1, round))) : List.of();
  }

  /**
   * Returns the seat that points for the active player and is active next: the player to the left
   * or, with teams, the captain of the other team.
   */
  int nextActiveSeat(int activeSeat, int round) {
    return captain((sideOf(activeSeat) + 1) % sideCount(), round);
  }

  /** Returns the captain's teammates, one bit each; 0 without teams. */
  int teammateMask(int captain) {
    return isTeamGame
        ? members(sideOf(captain)).stream()
            .filter(seat -> seat != captain)
            .mapToInt(seat -> 1 << seat)
            .sum()
        : 0;
  }

  List<Side> toSides(List<Integer> points) {
    List<Side> sides = new ArrayList<>();
    for (int side = 0; side < sideCount(); side++) {
      sides.add(new Side(members(side).stream().map(Seating::seat).toList(), points.get(side)));
    }
    return List.copyOf(sides);
  }
}
