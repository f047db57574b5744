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
 * @param points the scores, one per side
 * @param latest the last call of this round
 * @param rng the generator for later rounds
 */
record State(
    Teams sides,
    int round,
    Phase phase,
    CurrentTurn current,
    Grid grid,
    List<Integer> points,
    Optional<Observation.Called> latest,
    Rng rng) {
  int active() {
    return current.active();
  }

  Optional<Place> pointed() {
    return current.pointed();
  }

  /** Returns whether a seat is ready or has answered. */
  boolean isDone(int seat) {
    return (current.done() >>> seat & 1) == 1;
  }

  /**
   * Returns the seat that points: the player to the left of the active player, or the active player
   * for a bonus card.
   */
  int pointer() {
    return current.bonus() ? active() : sides.next(active(), round);
  }

  /** Returns the seats that may move. */
  List<Seat> awaited() {
    return switch (phase) {
      case MEMORIZING -> seats(~current.done() & (1 << sides.seats()) - 1);
      case POINTING -> seats(1 << pointer());
      case ADVISING -> seats(~current.done() & sides.mates(active()));
      case CALLING, PICKING -> seats(1 << active());
      case OVER -> List.of();
    };
  }

  private static List<Seat> seats(int bits) {
    List<Seat> seats = new ArrayList<>();
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      seats.add(Teams.seat(Integer.numberOfTrailingZeros(rest)));
    }
    return List.copyOf(seats);
  }

  State in(Phase next) {
    return with(next, current.withDone(0));
  }

  State done(int seat) {
    return with(phase, current.withDone(current.done() | 1 << seat));
  }

  State pointing(Place place) {
    return with(phase, current.withPointed(Optional.of(place)));
  }

  /** Returns the state after a card was called and turned face up. */
  State called(Observation.Called call) {
    List<Integer> scored = new ArrayList<>(points);
    scored.set(sides.of(active()), points.get(sides.of(active())) + call.points());
    return new State(
        sides,
        round,
        phase,
        current.withPointed(Optional.empty()),
        grid.turn(call.place()),
        List.copyOf(scored),
        Optional.of(call),
        rng);
  }

  /** Returns the state in which the active player may pick a bonus card. */
  State again() {
    return with(Phase.PICKING, current.withBonus());
  }

  /** Returns the state with the next player active. */
  State passed() {
    return with(Phase.POINTING, CurrentTurn.of(sides.next(active(), round)));
  }

  private State with(Phase next, CurrentTurn turn) {
    return new State(sides, round, next, turn, grid, points, latest, rng);
  }

  @Override
  public String toString() {
    return "State of robots";
  }
}
