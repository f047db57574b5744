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
 * @param latestCall the latest call of this round; empty if there is none
 * @param rng the generator for later rounds
 */
record State(
    Seating seating,
    int round,
    Phase phase,
    CurrentTurn currentTurn,
    Grid grid,
    List<Integer> points,
    Optional<Observation.Called> latestCall,
    Rng rng) {
  int activeSeat() {
    return currentTurn.activeSeat();
  }

  Optional<Place> pointedPlace() {
    return currentTurn.pointedPlace();
  }

  /** Returns whether a seat is ready or has answered. */
  boolean isDone(int seat) {
    return (currentTurn.doneSeatsMask() >>> seat & 1) == 1;
  }

  /**
   * Returns the seat that points: the seat that is active next or, for a bonus card, the active
   * seat.
   */
  int pointingSeat() {
    return currentTurn.isBonus() ? activeSeat() : seating.nextActiveSeat(activeSeat(), round);
  }

  /** Returns the seats that may move. */
  List<Seat> awaitedSeats() {
    return switch (phase) {
      case MEMORIZING -> toSeats(~currentTurn.doneSeatsMask() & (1 << seating.seatCount()) - 1);
      case POINTING -> toSeats(1 << pointingSeat());
      case ADVISING -> toSeats(~currentTurn.doneSeatsMask() & seating.teammateMask(activeSeat()));
      case CALLING, PICKING -> toSeats(1 << activeSeat());
      case OVER -> List.of();
    };
  }

  private static List<Seat> toSeats(int mask) {
    List<Seat> seats = new ArrayList<>();
    for (int remaining = mask; remaining != 0; remaining &= remaining - 1) {
      seats.add(Seating.seat(Integer.numberOfTrailingZeros(remaining)));
    }
    return List.copyOf(seats);
  }

  /** Returns the state in another phase, in which no seat has answered yet. */
  State withPhase(Phase next) {
    return with(next, currentTurn.withDoneSeats(0));
  }

  State withDone(int seat) {
    return with(phase, currentTurn.withDoneSeats(currentTurn.doneSeatsMask() | 1 << seat));
  }

  State withPointed(Place place) {
    return with(phase, currentTurn.withPointedPlace(Optional.of(place)));
  }

  /**
   * Returns the state after a card is called and turned face up. The phase and the active seat are
   * unchanged.
   */
  State afterCall(Observation.Called call) {
    List<Integer> newPoints = new ArrayList<>(points);
    newPoints.set(
        seating.sideOf(activeSeat()), points.get(seating.sideOf(activeSeat())) + call.points());
    return new State(
        seating,
        round,
        phase,
        currentTurn.withPointedPlace(Optional.empty()),
        grid.withTurnedUp(call.place()),
        List.copyOf(newPoints),
        Optional.of(call),
        rng);
  }

  /** Returns the state in which the active player may pick a bonus card. */
  State withBonusPick() {
    return with(Phase.PICKING, currentTurn.withBonus());
  }

  /** Returns the state in which a card is chosen for the next player. */
  State withNextPlayer() {
    return with(Phase.POINTING, CurrentTurn.of(seating.nextActiveSeat(activeSeat(), round)));
  }

  private State with(Phase next, CurrentTurn currentTurn) {
    return new State(seating, round, next, currentTurn, grid, points, latestCall, rng);
  }

  @Override
  public String toString() {
    return "State of robots";
  }
}
