package lethe.app.titles.tase;

import static lethe.app.titles.tase.TaSeTitle.MESSAGES;

import java.util.Optional;
import lethe.app.titles.PlyChange;
import lethe.app.titles.TurningPoint;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Scored;
import lethe.engine.games.tase.SeatNames;
import lethe.engine.games.tase.View;

/** Measures turning points of Ta-Se: the gain of one side when cups were opened. */
final class TurningPoints {
  /** The additional weight, in cups, of a change of the leader. */
  private static final int LEAD = 3;

  private TurningPoints() {}

  static Optional<TurningPoint> of(PlyChange<Observation, View> change) {
    return change
        .first(Scored.class)
        .flatMap(scored -> of(change.before(), change.after(), scored));
  }

  private static Optional<TurningPoint> of(View before, View after, Scored scored) {
    int gained = lead(after, SeatNames.RED) - lead(before, SeatNames.RED);
    if (gained == 0) {
      return Optional.empty();
    }
    Seat seat = gained > 0 ? SeatNames.RED : SeatNames.BLUE;
    Seat other = gained > 0 ? SeatNames.BLUE : SeatNames.RED;
    int led = lead(before, seat);
    int leads = lead(after, seat);
    boolean turned = Integer.signum(led) != Integer.signum(leads);
    String message =
        MESSAGES.format(
            "turning",
            ObservationText.called(seat),
            ObservationText.won(scored, seat),
            ObservationText.won(scored, other),
            MESSAGES.format(
                "turning." + how(led, leads), after.side(seat).won(), after.side(other).won()));
    return Optional.of(new TurningPoint(2 * Math.abs(gained) + (turned ? LEAD : 0), message));
  }

  private static String how(int led, int leads) {
    if (leads == 0) {
      return "level";
    }
    return leads < 0 ? "behind" : led > 0 ? "ahead" : "lead";
  }

  private static int lead(View view, Seat seat) {
    int lead = view.red().won() - view.blue().won();
    return seat.equals(SeatNames.RED) ? lead : -lead;
  }
}
