package lethe.app.titles.robots;

import static lethe.app.titles.robots.RobotsTitle.MESSAGES;

import java.util.Optional;
import lethe.app.titles.TurningPoint;
import lethe.app.titles.ViewChange;
import lethe.engine.core.Seat;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Observation.Called;
import lethe.engine.games.robots.Side;
import lethe.engine.games.robots.View;

/**
 * Measures turning points of Nothing Human. The weight of a right call is twice the points earned,
 * and that of a wrong call is the points missed; a call that takes the lead weighs more.
 */
final class TurningPoints {
  /** The additional weight of a call that takes the lead. */
  private static final int LEAD_WEIGHT = 10;

  private TurningPoints() {}

  static Optional<TurningPoint> find(ViewChange<Observation, View> change) {
    return change
        .firstObservation(Called.class)
        .map(call -> turningPoint(change.before(), change.after(), call));
  }

  private static TurningPoint turningPoint(View before, View after, Called call) {
    boolean tookLead =
        !after.isSolo() && lead(after, call.seat()) > 0 && lead(before, call.seat()) <= 0;
    String effect =
        call.points() > 0
            ? earnedPointsText(after, call.seat(), tookLead)
            : MESSAGES.format("turning.missed", call.claim().points());
    int weight = call.correct() ? 2 * call.points() : call.claim().points();
    return new TurningPoint(
        weight + (tookLead ? LEAD_WEIGHT : 0), ObservationText.FULL.callText(call) + " " + effect);
  }

  private static String earnedPointsText(View after, Seat seat, boolean tookLead) {
    Side side = after.sideOf(seat);
    String names = ObservationText.names(side.seats());
    if (after.isSolo()) {
      return MESSAGES.format("turning.alone", side.points());
    }
    int lead = lead(after, seat);
    String key = tookLead ? "lead" : lead > 0 ? "ahead" : lead < 0 ? "behind" : "level";
    return MESSAGES.format("turning." + key, names, side.points(), Math.abs(lead));
  }

  /**
   * Returns the lead of a seat's side over the best other side, in points; negative if it is
   * behind.
   */
  private static int lead(View view, Seat seat) {
    Side side = view.sideOf(seat);
    return side.points()
        - view.sides().stream()
            .filter(otherSide -> !otherSide.equals(side))
            .mapToInt(Side::points)
            .max()
            .orElse(0);
  }
}
