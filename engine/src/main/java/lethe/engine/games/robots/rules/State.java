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
 * The whole truth. Seats are their index here.
 *
 * @param points by side
 * @param latest the last call of this round
 * @param rng what will be drawn later
 */
record State(
    Sides sides,
    int round,
    Phase phase,
    Current current,
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

  /** Whether this seat is ready, or has suggested or declined to. */
  boolean isDone(int seat) {
    return (current.done() >>> seat & 1) == 1;
  }

  /** Who points now: the next on the left, or the active player itself. */
  int pointer() {
    return current.bonus() ? active() : sides.next(active(), round);
  }

  /** Who is to move. */
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
      seats.add(Sides.seat(Integer.numberOfTrailingZeros(rest)));
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

  /** The card was called and lies face up. */
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

  /** The active player goes on, with another card. */
  State again() {
    return with(Phase.PICKING, current.withBonus());
  }

  /** The next one is active. */
  State passed() {
    return with(Phase.POINTING, Current.of(sides.next(active(), round)));
  }

  private State with(Phase next, Current turn) {
    return new State(sides, round, next, turn, grid, points, latest, rng);
  }

  @Override
  public String toString() {
    return "State of robots";
  }
}
