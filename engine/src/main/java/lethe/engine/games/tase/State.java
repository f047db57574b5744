package lethe.engine.games.tase;

import java.util.List;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.Observation.Scored;

/**
 * The whole truth. Seats are their index here, 0 for red and 1 for blue.
 *
 * @param bound the value to reach with a first chip, or to stay below with a second
 * @param latest what was put in this turn, or in the one before if nothing yet
 */
record State(
    int round,
    int opener,
    Phase phase,
    int mover,
    Side red,
    Side blue,
    Cups cups,
    int bound,
    List<Placed> latest,
    List<Scored> scored) {

  static State deal(int opener) {
    return new State(
        1,
        opener,
        Phase.OPENING,
        opener,
        Side.FRESH,
        Side.FRESH,
        Cups.EMPTY,
        0,
        List.of(),
        List.of());
  }

  Side side(int seat) {
    return seat == 0 ? red : blue;
  }

  /** The chips that may be put now. */
  Chips playable() {
    Chips hand = side(mover).hand();
    return switch (phase) {
      case OPENING, FREE, LAST -> hand;
      case FIRST -> hand.without(hand.lowest()).from(bound);
      case SECOND -> hand.below(bound);
      case OVER -> Chips.NONE;
    };
  }

  /** This seat is to move, and this is asked of it. */
  State turn(int seat, Phase asked, int newBound) {
    return new State(round, opener, asked, seat, red, blue, cups, newBound, latest, scored);
  }

  State side(int seat, Side side) {
    return seat == 0
        ? new State(round, opener, phase, mover, side, blue, cups, bound, latest, scored)
        : new State(round, opener, phase, mover, red, side, cups, bound, latest, scored);
  }

  @Override
  public String toString() {
    return "State of ta-se";
  }
}
