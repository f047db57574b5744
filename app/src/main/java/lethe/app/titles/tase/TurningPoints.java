package lethe.app.titles.tase;

import static lethe.app.titles.tase.TaSeTitle.MESSAGES;

import java.util.Optional;
import lethe.app.titles.TurningPoint;
import lethe.app.titles.ViewChange;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Scored;
import lethe.engine.games.tase.View;

/** Measures turning points of Ta-Se: changes of the lead when cups are opened. */
final class TurningPoints {
  /**
   * The additional weight if the leader changes, or if a tie begins or ends; each cup by which the
   * lead changes weighs 2.
   */
  private static final int LEAD_WEIGHT = 3;

  private TurningPoints() {}

  static Optional<TurningPoint> find(ViewChange<Observation, View> change) {
    return change
        .firstObservation(Scored.class)
        .flatMap(scored -> turningPoint(change.before(), change.after(), scored));
  }

  private static Optional<TurningPoint> turningPoint(View before, View after, Scored scored) {
    int gain = lead(after, GameSeats.RED) - lead(before, GameSeats.RED);
    if (gain == 0) {
      return Optional.empty();
    }
    Seat seat = gain > 0 ? GameSeats.RED : GameSeats.BLUE;
    Seat otherSeat = gain > 0 ? GameSeats.BLUE : GameSeats.RED;
    int oldLead = lead(before, seat);
    int newLead = lead(after, seat);
    boolean leaderChanged = Integer.signum(oldLead) != Integer.signum(newLead);
    String message =
        MESSAGES.format(
            "turning",
            MESSAGES.capitalizedNameOf(seat),
            ObservationText.cupsWon(scored, seat),
            ObservationText.cupsWon(scored, otherSeat),
            MESSAGES.format(
                "turning." + leadKey(oldLead, newLead),
                after.side(seat).cupsWon(),
                after.side(otherSeat).cupsWon()));
    return Optional.of(
        new TurningPoint(2 * Math.abs(gain) + (leaderChanged ? LEAD_WEIGHT : 0), message));
  }

  private static String leadKey(int oldLead, int newLead) {
    if (newLead == 0) {
      return "level";
    }
    return newLead < 0 ? "behind" : oldLead > 0 ? "ahead" : "lead";
  }

  private static int lead(View view, Seat seat) {
    int lead = view.red().cupsWon() - view.blue().cupsWon();
    return seat.equals(GameSeats.RED) ? lead : -lead;
  }
}
