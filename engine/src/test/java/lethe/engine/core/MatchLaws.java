package lethe.engine.core;

import static lethe.engine.core.Law.assertEqual;
import static lethe.engine.core.Law.assertHolds;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.ControlEntry.Conceded;
import lethe.engine.core.ControlEntry.Concluded;
import lethe.engine.core.ControlEntry.Undone;
import lethe.engine.core.EntryResult.NotApplied;
import org.junit.jupiter.api.Test;

/** The laws of conceding, warnings, outcomes and the referee. */
interface MatchLaws<S, C, O, V> extends GameUnderTest<S, C, O, V> {
  @Test
  default void aSeatMayConcede() {
    checkAtEveryMoment(
        (moment, rng) -> {
          Seat seat = rng.pick(moment.match().seats());
          if (moment.isOver()) {
            assertRejected(moment.match().addControl(new Conceded(seat)), RejectionCode.MATCH_OVER);
            return;
          }
          assertRejected(
              moment.match().addControl(new Concluded("conceded")), RejectionCode.MATCH_NOT_OVER);
          MatchMoment<S, C, O, V> end = moment.withControl(new Conceded(seat));
          ObservableState.checkOutcome(end.match());
          for (Seat other : end.match().seats()) {
            assertEqual("legal", List.of(), end.match().legalCommands(other));
            for (C command : moment.match().legalCommands(other)) {
              assertRejected(end.match().submit(other, command), RejectionCode.MATCH_OVER);
            }
          }
          assertRejected(end.match().addControl(new Conceded(seat)), RejectionCode.MATCH_OVER);
          assertRejected(end.match().addControl(new Undone()), RejectionCode.MATCH_OVER);
        });
  }

  /** In addition, the seat has another command. */
  @Test
  default void aCommandReportedAsLosingLoses() {
    checkAtEveryMoment(
        (moment, rng) -> {
          for (Seat seat : moment.match().seats()) {
            List<C> legal = moment.match().legalCommands(seat);
            if (!legal.isEmpty()) {
              C command = rng.pick(legal);
              if (moment.match().losesAvoidably(seat, command)) {
                assertHolds(legal.size() > 1, "there is no other choice than " + command);
                Match<C, O, V> next =
                    ((EntryResult.Applied<C, O, V>) moment.match().submit(seat, command)).next();
                assertHolds(
                    next.turn() instanceof Turn.Over(Outcome outcome)
                        && !outcome.results().get(seat.index()).won(),
                    command + " does not lose");
              }
            }
          }
        });
  }

  @Test
  default void onlyTheTrueOutcomeCanBeRecorded() {
    for (LawTable<S, C, O, V> table : LawTable.all(this)) {
      table.checkAtEnd(
          last -> {
            String outcome = ObservableState.outcome(last.match());
            assertEqual(
                "turn",
                last.match().turn(),
                last.withControl(new Concluded(outcome)).match().turn());
            for (String other : List.of("", "x", outcome + " ", outcome + " won")) {
              assertRejected(
                  last.match().addControl(new Concluded(other)), RejectionCode.DIFFERENT_OUTCOME);
            }
          });
    }
  }

  @Test
  default void aRefereeSeesOnlyItsOwnFinishedMatch() {
    for (LawTable<S, C, O, V> table : LawTable.all(this)) {
      table.checkAtEveryMoment(
          () ->
              (moment, _) -> {
                assertEqual(
                    "the referee exists", moment.isOver(), moment.match().referee().isPresent());
                if (moment.isOver()) {
                  Referee referee = moment.match().referee().orElseThrow();
                  for (int i = 0; i <= moment.match().position(); i++) {
                    moment.match().atPosition(i).view(referee);
                  }
                  checkRefereeObservations(moment.match(), referee);
                  Match<C, O, V> other = table.replayEntries(moment).match();
                  assertHolds(
                      throwsIllegalArgument(() -> other.view(referee)),
                      "the referee of another match sees");
                  assertHolds(
                      throwsIllegalArgument(() -> other.observations(referee)),
                      "the referee of another match is told");
                }
              });
    }
  }

  private static <C, O, V> void assertRejected(
      EntryResult<C, O, V> result, RejectionCode expected) {
    assertHolds(
        result instanceof NotApplied<C, O, V>(Rejection rejection) && rejection.code() == expected,
        () -> expected + " expected, but was " + result);
  }

  /**
   * Checks that the referee received the full observation wherever a seat received more than the
   * spectators.
   */
  private static <C, O, V> void checkRefereeObservations(Match<C, O, V> match, Referee referee) {
    List<ToldObservation<O>> observations = match.observations(referee);
    List<ToldObservation<O>> publicObservations = match.observations(Spectator.SPECTATOR);
    List<ToldObservation<O>> expected = new ArrayList<>(publicObservations);
    for (Seat seat : match.seats()) {
      List<ToldObservation<O>> seatObservations = match.observations(seat);
      for (int i = 0; i < expected.size(); i++) {
        if (!seatObservations.get(i).equals(publicObservations.get(i))) {
          expected.set(i, seatObservations.get(i));
        }
      }
    }
    assertEqual("the referee is told", expected, observations);
  }

  private static boolean throwsIllegalArgument(Runnable action) {
    try {
      action.run();
      return false;
    } catch (IllegalArgumentException e) {
      return true;
    }
  }
}
