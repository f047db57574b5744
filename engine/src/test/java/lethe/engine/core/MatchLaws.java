package lethe.engine.core;

import static lethe.engine.core.Law.check;
import static lethe.engine.core.Law.checkEqual;

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
    everyMoment(
        (now, rng) -> {
          Seat seat = rng.pick(now.match().seats());
          if (now.isOver()) {
            assertRejected(now.match().addControl(new Conceded(seat)), RejectionCode.MATCH_OVER);
            return;
          }
          assertRejected(
              now.match().addControl(new Concluded("conceded")), RejectionCode.MATCH_NOT_OVER);
          MatchMoment<S, C, O, V> end = now.withControl(new Conceded(seat));
          ObservableState.checkReferee(end.match());
          for (Seat other : end.match().seats()) {
            checkEqual("legal", List.of(), end.match().legalCommands(other));
            for (C command : now.match().legalCommands(other)) {
              assertRejected(end.match().submit(other, command), RejectionCode.MATCH_OVER);
            }
          }
          assertRejected(end.match().addControl(new Conceded(seat)), RejectionCode.MATCH_OVER);
          assertRejected(end.match().addControl(new Undone()), RejectionCode.MATCH_OVER);
        });
  }

  /**
   * If a seat is warned that a command loses, the command does lose, and the seat has another
   * choice.
   */
  @Test
  default void aCommandReportedAsLosingLoses() {
    everyMoment(
        (now, rng) -> {
          for (Seat seat : now.match().seats()) {
            List<C> legal = now.match().legalCommands(seat);
            if (!legal.isEmpty()) {
              C command = rng.pick(legal);
              if (now.match().losesAvoidably(seat, command)) {
                check(legal.size() > 1, "there is no other choice than " + command);
                Match<C, O, V> lost =
                    ((EntryResult.Applied<C, O, V>) now.match().submit(seat, command)).next();
                check(
                    lost.turn() instanceof Turn.Over(Outcome outcome)
                        && !outcome.results().get(seat.index()).won(),
                    command + " does not lose");
              }
            }
          }
        });
  }

  @Test
  default void onlyTheTrueOutcomeIsRecorded() {
    for (LawTable<S, C, O, V> table : LawTable.all(this)) {
      table.everyMatch(
          last -> {
            String outcome = ObservableState.outcome(last.match());
            checkEqual(
                "turn",
                last.match().turn(),
                last.withControl(new Concluded(outcome)).match().turn());
            for (String other : List.of("", "x", outcome + " ", outcome + " won")) {
              assertRejected(
                  last.match().addControl(new Concluded(other)), RejectionCode.ANOTHER_OUTCOME);
            }
          });
    }
  }

  @Test
  default void theRefereeExistsOnlyAfterTheEndAndSeesOnlyItsOwnMatch() {
    for (LawTable<S, C, O, V> table : LawTable.all(this)) {
      table.everyMoment(
          () ->
              (now, _) -> {
                checkEqual("the referee exists", now.isOver(), now.match().referee().isPresent());
                if (now.isOver()) {
                  Referee referee = now.match().referee().orElseThrow();
                  for (int i = 0; i <= now.match().position(); i++) {
                    now.match().atPosition(i).view(referee);
                  }
                  checkRefereeObservations(now.match(), referee);
                  Match<C, O, V> other = table.replayEntries(now).match();
                  check(isRefused(() -> other.view(referee)), "the referee of another match sees");
                  check(
                      isRefused(() -> other.observations(referee)),
                      "the referee of another match is told");
                }
              });
    }
  }

  private static <C, O, V> void assertRejected(EntryResult<C, O, V> answer, RejectionCode why) {
    check(
        answer instanceof NotApplied<C, O, V>(Rejection rejection) && rejection.code() == why,
        () -> why + " expected, but was " + answer);
  }

  /**
   * Checks that the referee is told what the best informed seat was told, wherever a seat was told
   * more than a spectator.
   */
  private static <C, O, V> void checkRefereeObservations(Match<C, O, V> match, Referee referee) {
    List<ToldObservation<O>> observations = match.observations(referee);
    List<ToldObservation<O>> open = match.observations(Spectator.SPECTATOR);
    List<ToldObservation<O>> most = new ArrayList<>(open);
    for (Seat seat : match.seats()) {
      List<ToldObservation<O>> own = match.observations(seat);
      for (int i = 0; i < most.size(); i++) {
        if (!own.get(i).equals(open.get(i))) {
          most.set(i, own.get(i));
        }
      }
    }
    checkEqual("the referee is told", most, observations);
  }

  private static boolean isRefused(Runnable look) {
    try {
      look.run();
      return false;
    } catch (IllegalArgumentException e) {
      return true;
    }
  }
}
