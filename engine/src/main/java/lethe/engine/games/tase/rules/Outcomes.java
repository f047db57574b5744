package lethe.engine.games.tase.rules;

import java.util.List;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.Roles;

/** The outcomes of a match: the most cups win. Rule book: last paragraph. */
final class Outcomes {
  private Outcomes() {}

  static Outcome of(Course course) {
    int lead = course.red() - course.blue();
    return outcome(lead == 0 ? "draw" : "most-cups", course, lead > 0, lead < 0);
  }

  static Outcome conceded(Course course, Seat seat) {
    return outcome("conceded", course, seat.equals(Roles.BLUE), seat.equals(Roles.RED));
  }

  private static Outcome outcome(String how, Course course, boolean red, boolean blue) {
    return new Outcome(
        how,
        List.of(
            new SeatResult(Roles.RED, course.red(), red),
            new SeatResult(Roles.BLUE, course.blue(), blue)));
  }
}
