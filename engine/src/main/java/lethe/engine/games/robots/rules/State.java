package lethe.engine.games.robots.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.Place;

/**
 * The complete state. Seats are represented by their index.
 *
 * @param points the scores, in the order of the sides
 * @param latestCall the last call of this round; empty if there is none
 * @param rng the generator for later rounds
 */
record State(
    Teams teams,
    int round,
    Phase phase,
    CurrentTurn current,
    Grid grid,
    List<Integer> points,
    Optional<Observation.Called> latestCall,
    Rng rng) {
  int activeSeat() {
    return current.activeSeat();
  }

  Optional<Place> pointedPlace() {
    return current.pointedPlace();
  }

  /** Returns whether a seat is ready or has answered. */
  boolean isDone(int seat) {
    return (current.doneSeatsMask() >>> seat & 1) == 1;
  }

  /**
   * Returns the seat that points: the player to the left of the active player, or the active player
   * for a bonus card.
   */
  int pointingSeat() {
    return current.isBonus() ? activeSeat() : teams.nextActiveSeat(activeSeat(), round);
  }

  /** Returns the seats that may move. */
  List<Seat> awaitedSeats() {
    return switch (phase) {
      case MEMORIZING -> toSeats(~current.doneSeatsMask() & (1 << teams.seatCount()) - 1);
      case POINTING -> toSeats(1 << pointingSeat());
      case ADVISING -> toSeats(~current.doneSeatsMask() & teams.teammateMask(activeSeat()));
      case CALLING, PICKING -> toSeats(1 << activeSeat());
      case OVER -> List.of();
    };
  }

  private static List<Seat> toSeats(int mask) {
    List<Seat> seats = new ArrayList<>();
    for (int remaining = mask; remaining != 0; remaining &= remaining - 1) {
      seats.add(Teams.seat(Integer.numberOfTrailingZeros(remaining)));
    }
    return List.copyOf(seats);
  }

  State withPhase(Phase next) {
    return with(next, current.withDoneSeats(0));
  }

  State withDone(int seat) {
    return with(phase, current.withDoneSeats(current.doneSeatsMask() | 1 << seat));
  }

  State withPointed(Place place) {
    return with(phase, current.withPointedPlace(Optional.of(place)));
  }

  /** Returns the state after a card was called and turned face up. */
  State afterCall(Observation.Called call) {
    List<Integer> newPoints = new ArrayList<>(points);
    newPoints.set(
        teams.sideOf(activeSeat()), points.get(teams.sideOf(activeSeat())) + call.points());
    return new State(
        teams,
        round,
        phase,
        current.withPointedPlace(Optional.empty()),
        grid.withTurnedUp(call.place()),
        List.copyOf(newPoints),
        Optional.of(call),
        rng);
  }

  /** Returns the state in which the active player may pick a bonus card. */
  State withBonusPick() {
    return with(Phase.PICKING, current.withBonus());
  }

  /** Returns the state with the next player active. */
  State withNextPlayer() {
    return with(Phase.POINTING, CurrentTurn.of(teams.nextActiveSeat(activeSeat(), round)));
  }

  private State with(Phase next, CurrentTurn currentTurn) {
    return new State(teams, round, next, currentTurn, grid, points, latestCall, rng);
  }

  @Override
  public String toString() {
    return "State of robots";
  }
}
