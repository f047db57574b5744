package lethe.engine.games.robots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.Rng;

/**
 * The whole truth. Seats are their index here.
 *
 * @param active who is to call; the captain of the team that is to
 * @param done who is ready, or has suggested or declined to, a bit each
 * @param pointed the card that is to be called
 * @param bonus whether the card is, or may be, picked for a short circuit
 * @param points by side
 * @param latest the last call of this round
 * @param rng what will be drawn later
 */
record State(
    Sides sides,
    int round,
    Phase phase,
    int active,
    int done,
    Grid grid,
    Optional<Place> pointed,
    boolean bonus,
    List<Integer> points,
    Optional<Observation.Called> latest,
    Rng rng) {

  /** Who points now: the next on the left, or the active player itself. */
  int pointer() {
    return bonus ? active : sides.next(active, round);
  }

  State in(Phase next) {
    return new State(sides, round, next, active, 0, grid, pointed, bonus, points, latest, rng);
  }

  State done(int seat) {
    return new State(
        sides, round, phase, active, done | 1 << seat, grid, pointed, bonus, points, latest, rng);
  }

  State pointing(Place place) {
    return new State(
        sides, round, phase, active, 0, grid, Optional.of(place), bonus, points, latest, rng);
  }

  /** The card was called and lies face up. */
  State called(Observation.Called call) {
    List<Integer> scored = new ArrayList<>(points);
    scored.set(sides.of(active), points.get(sides.of(active)) + call.points());
    return new State(
        sides,
        round,
        phase,
        active,
        0,
        grid.turn(call.place()),
        Optional.empty(),
        bonus,
        List.copyOf(scored),
        Optional.of(call),
        rng);
  }

  /** The active player goes on, with another card. */
  State again() {
    return new State(
        sides, round, Phase.PICKING, active, 0, grid, pointed, true, points, latest, rng);
  }

  /** The next one is active. */
  State passed() {
    return new State(
        sides,
        round,
        Phase.POINTING,
        sides.next(active, round),
        0,
        grid,
        pointed,
        false,
        points,
        latest,
        rng);
  }

  @Override
  public String toString() {
    return "State of robots";
  }
}
