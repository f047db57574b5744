package lethe.engine.core;

import static lethe.engine.core.Law.assertEqual;
import static lethe.engine.core.Law.assertHolds;

import java.util.ArrayList;
import java.util.List;

/** Collects the parts of a match that everyone except the referee can observe. */
final class ObservableState {
  private ObservableState() {}

  /**
   * Returns the turn, the players, the legal commands, and the views and observations of all
   * viewers.
   */
  static <C, O, V> List<Object> complete(Match<C, O, V> match) {
    List<Object> parts = new ArrayList<>(withoutUndonePlies(match));
    match.seats().forEach(seat -> parts.add(match.observations(seat)));
    parts.add(match.observations(Spectator.SPECTATOR));
    return parts;
  }

  /**
   * Returns the turn, the players, the legal commands, the views of all viewers, and their
   * observations except those of plies that were taken back.
   */
  static <C, O, V> List<Object> withoutUndonePlies(Match<C, O, V> match) {
    List<Object> parts = new ArrayList<>();
    parts.add(match.turn());
    parts.add(match.players());
    for (Seat seat : match.seats()) {
      parts.add(match.legalCommands(seat));
      parts.add(match.view(seat));
      parts.add(match.observationsNotUndone(seat));
    }
    parts.add(match.view(Spectator.SPECTATOR));
    parts.add(match.observationsNotUndone(Spectator.SPECTATOR));
    return parts;
  }

  static String outcome(Match<?, ?, ?> match) {
    return match.turn() instanceof Turn.Over(Outcome outcome) ? outcome.toString() : "";
  }

  static void checkOutcome(Match<?, ?, ?> match) {
    if (!(match.turn() instanceof Turn.Over(Outcome outcome))) {
      throw new AssertionError("not over");
    }
    assertEqual(
        "seats of the standings",
        match.seats(),
        outcome.results().stream().map(Outcome.SeatResult::seat).toList());
    assertHolds(outcome.ending().matches("[a-z]+(-[a-z]+)*"), outcome.ending());
  }
}
