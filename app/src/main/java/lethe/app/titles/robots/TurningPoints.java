package lethe.app.titles.robots;

import static lethe.app.titles.robots.RobotsTitle.MESSAGES;

import java.util.Optional;
import lethe.app.titles.PlyChange;
import lethe.app.titles.TurningPoint;
import lethe.engine.core.Seat;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Observation.Called;
import lethe.engine.games.robots.Side;
import lethe.engine.games.robots.View;

/**
 * Finds the turning points of Nothing Human. The weight of a call is the number of points earned or
 * missed, and more if it changed the lead.
 */
final class TurningPoints {
  /** The additional weight of a call that takes the lead. */
  private static final int LEAD = 10;

  private TurningPoints() {}

  static Optional<TurningPoint> of(PlyChange<Observation, View> change) {
    return change.first(Called.class).map(call -> of(change.before(), change.after(), call));
  }

  private static TurningPoint of(View before, View after, Called call) {
    boolean turned =
        !after.isSolo() && ahead(after, call.seat()) > 0 && ahead(before, call.seat()) <= 0;
    String came =
        call.points() > 0
            ? earned(after, call.seat(), turned)
            : MESSAGES.format("turning.missed", call.claim().points());
    int weight = call.right() ? 2 * call.points() : call.claim().points();
    return new TurningPoint(
        weight + (turned ? LEAD : 0), ObservationText.FULL.called(call) + " " + came);
  }

  private static String earned(View after, Seat seat, boolean turned) {
    Side side = after.sideOf(seat);
    String names = ObservationText.names(side.seats());
    if (after.isSolo()) {
      return MESSAGES.format("turning.alone", side.points());
    }
    int ahead = ahead(after, seat);
    String how = turned ? "lead" : ahead > 0 ? "ahead" : ahead < 0 ? "behind" : "level";
    return MESSAGES.format("turning." + how, names, side.points(), Math.abs(ahead));
  }

  /** Returns a side's lead over the best other side, in points; negative if it is behind. */
  private static int ahead(View view, Seat seat) {
    Side side = view.sideOf(seat);
    return side.points()
        - view.sides().stream()
            .filter(other -> !other.equals(side))
            .mapToInt(Side::points)
            .max()
            .orElse(0);
  }
}
