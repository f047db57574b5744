package lethe.app.titles.robots;

import static lethe.app.titles.robots.RobotsTitle.SAY;

import java.util.List;
import java.util.Optional;
import lethe.app.titles.Change;
import lethe.app.titles.TurningPoint;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Observation.Called;
import lethe.engine.games.robots.Side;
import lethe.engine.games.robots.View;

/** Nothing Human turns with calls: by what they earned or missed, and who leads then. */
final class Turning {
  /** What it counts beside the points that somebody else leads now. */
  private static final int LEAD = 5;

  private Turning() {}

  static Optional<TurningPoint> of(Change<Observation, View> change) {
    return change.told().stream()
        .filter(Called.class::isInstance)
        .map(Called.class::cast)
        .findFirst()
        .map(call -> of(change.before(), change.after(), call));
  }

  private static TurningPoint of(View before, View after, Called call) {
    Side side = after.side(call.seat());
    boolean led = leads(before, before.side(call.seat()));
    boolean leads = leads(after, side);
    boolean turned = !after.alone() && leads && !led;
    String came =
        turned
            ? SAY.say("turning.lead", Telling.names(side.seats()), side.points())
            : call.points() > 0
                ? SAY.say("turning.now", Telling.names(side.seats()), side.points())
                : SAY.say("turning.missed", call.claim().worth());
    int weight = call.right() ? 2 * call.points() : call.claim().worth();
    return new TurningPoint(
        weight + (turned ? LEAD : 0), Telling.called(call) + " " + came);
  }

  /** Whether a side has more points than any other. */
  private static boolean leads(View view, Side side) {
    List<Side> others = view.sides().stream().filter(one -> !one.equals(side)).toList();
    return others.stream().allMatch(other -> other.points() < side.points());
  }
}
