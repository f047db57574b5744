package lethe.engine.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.EntryResult.NotApplied;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Player.Human;
import lethe.engine.core.Player.Machine;
import lethe.engine.core.SimultaneousGame.Command;
import lethe.engine.core.SimultaneousGame.Observation;
import lethe.engine.core.SimultaneousGame.View;
import org.junit.jupiter.api.Test;

/** Tests properties of a match and its journal that no law covers. */
class MatchTest {
  private static final List<Seat> SEATS = new SimultaneousGame().seats().firstSeats(2);
  private static final Seat ONE = SEATS.getFirst();
  private static final Seat TWO = SEATS.getLast();

  @Test
  void theJournalContainsAllPliesAndControlEntries() {
    Match<Command, Observation, View> match = start();
    match = submit(match, ONE, new Command.Think(3));
    match = addControl(match, new ControlEntry.Undone());
    match = submit(match, ONE, new Command.Think(2));
    match = submit(match, TWO, new Command.Think(1));
    match = submit(match, TWO, new Command.Ready());
    match = addControl(match, new ControlEntry.ScreenNotCleared(TWO));
    match = addControl(match, new ControlEntry.TimedViewStarted(SEATS));
    match = addControl(match, new ControlEntry.SeatReassigned(TWO, new Machine("good")));
    match = addControl(match, new ControlEntry.Adjourned());
    match = submit(match, ONE, new Command.Ready());
    match = addControl(match, new ControlEntry.Concluded("best one 2 won two 1"));
    assertThat(match.journal().text(new SimultaneousGame().notation()))
        .isEqualTo(
            """
            lethe 1
            game together
            rules 3
            seed 5
            seat one human
            seat two bot
            one: think of 3
            * undo
            one: think of 2
            two: think of 1
            two: ready
            * unguarded two
            * shown one two
            * seat two bot:good
            * adjourned
            one: ready
            * outcome best one 2 won two 1
            """);
    assertThat(match.position()).isEqualTo(11);
  }

  /** The header of a match states the version of the rules even if the given header does not. */
  @Test
  void theHeaderContainsTheVersionOfTheRules() {
    Header header = start().header();
    assertThat(header.rulesVersion()).isEqualTo(3);
    Script script = ((Validated.Valid<Script>) Script.parse(header.text())).value();
    assertThat(script.parseHeader(new SimultaneousGame().seats()))
        .isEqualTo(new Validated.Valid<>(header));
    assertThat(Match.start(new SimultaneousGame(), header).header()).isEqualTo(header);
    assertThatThrownBy(() -> Match.start(new SimultaneousGame(), header.withRulesVersion(2)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theJournalContainsTheCanonicalFormOfACommand() {
    Match<Command, Observation, View> match = submit(start(), ONE, new Command.Think(2));
    match = submit(match, ONE, new Command.Change());
    assertThat(match.journal().entries()).endsWith(new Entry.Ply<>(ONE, new Command.Think(3)));
  }

  @Test
  void aReassignmentDoesNotAffectEarlierPositions() {
    Match<Command, Observation, View> match = start();
    Match<Command, Observation, View> reassigned =
        addControl(match, new ControlEntry.SeatReassigned(ONE, new Machine("good")));
    assertThat(match.players()).containsExactly(new Human(), new Machine(""));
    assertThat(reassigned.players()).containsExactly(new Machine("good"), new Machine(""));
    assertThat(reassigned.atPosition(0).players()).isEqualTo(match.players());
  }

  @Test
  void controlEntriesDoNotPreventAnUndo() {
    Match<Command, Observation, View> match = submit(start(), ONE, new Command.Think(3));
    for (ControlEntry control :
        List.of(
            new ControlEntry.TimedViewStarted(List.of(ONE)),
            new ControlEntry.ScreenNotCleared(ONE),
            new ControlEntry.Adjourned(),
            new ControlEntry.DealCommitted("0"),
            new ControlEntry.SeatReassigned(TWO, new Machine("good")))) {
      match = addControl(match, control);
      assertThat(match.canUndo(ONE)).isTrue();
      assertThat(match.canUndo(TWO)).isFalse();
    }
    Match<Command, Observation, View> undone = addControl(match, new ControlEntry.Undone());
    assertThat(undone.view(ONE)).isEqualTo(start().view(ONE));
    assertThat(undone.players()).isEqualTo(match.players());
    assertThat(undone.canUndo(ONE)).isFalse();
  }

  @Test
  void seatsWithUnclearedScreensAreReported() {
    Match<Command, Observation, View> match =
        addControl(start(), new ControlEntry.TimedViewStarted(SEATS));
    assertThat(match.seatsWithUnclearedScreens()).isEmpty();
    match = addControl(match, new ControlEntry.ScreenNotCleared(TWO));
    assertThat(match.seatsWithUnclearedScreens()).containsExactly(TWO);
    match = addControl(match, new ControlEntry.ScreenNotCleared(ONE));
    match = addControl(match, new ControlEntry.ScreenNotCleared(TWO));
    assertThat(match.seatsWithUnclearedScreens()).containsExactly(ONE, TWO);
    assertThat(match.atPosition(2).seatsWithUnclearedScreens()).containsExactly(TWO);
  }

  @Test
  void unannouncedPliesOfAllSeatsAreTakenBackOneByOne() {
    Match<Command, Observation, View> match = start();
    match = submit(match, ONE, new Command.Think(3));
    match = submit(match, TWO, new Command.Think(2));
    match = submit(match, ONE, new Command.Think(1));
    assertThat(seatsThatCanUndo(match)).containsExactly(ONE);
    match = addControl(match, new ControlEntry.Undone());
    assertThat(match.undoneSeat(ONE)).hasValue(ONE);
    assertThat(match.undoneSeat(TWO)).isEmpty();
    assertThat(match.undoneSeat(Spectator.SPECTATOR)).isEmpty();
    assertThat(seatsThatCanUndo(match)).containsExactly(ONE);
    match = addControl(match, new ControlEntry.Undone());
    assertThat(match.undoneSeat(ONE)).isEmpty();
    assertThat(match.undoneSeat(TWO)).hasValue(TWO);
    assertThat(seatsThatCanUndo(match)).containsExactly(ONE);
    match = addControl(match, new ControlEntry.Undone());
    assertThat(match.undoneSeat(ONE)).hasValue(ONE);
    assertThat(seatsThatCanUndo(match)).isEmpty();
    assertThat(match.undoRejection(SEATS)).hasValue(Rejection.of(RejectionCode.NOTHING_TO_UNDO));
    assertThat(match.position()).isEqualTo(6);
  }

  @Test
  void observationsByPositionAddUpToTheWholeMatch() {
    Match<Command, Observation, View> match = start();
    match = submit(match, ONE, new Command.Think(3));
    match = submit(match, ONE, new Command.Ready());
    match = addControl(match, new ControlEntry.ScreenNotCleared(TWO));
    match = submit(match, TWO, new Command.Think(2));
    match = submit(match, TWO, new Command.Ready());
    for (Seat seat : match.seats()) {
      List<ToldObservation<Observation>> observations = new ArrayList<>();
      for (Match<Command, Observation, View> moment : match.momentsSince(Match.BEFORE_DEAL)) {
        assertThat(match.observationsSince(seat, moment.position() - 1))
            .isEqualTo(
                match
                    .observations(seat)
                    .subList(observations.size(), match.observations(seat).size()));
        observations.addAll(moment.observationsSince(seat, moment.position() - 1));
        assertThat(moment.observations(seat)).isEqualTo(observations);
      }
      assertThat(match.observations(seat)).isEqualTo(observations).isNotEmpty();
    }
  }

  @Test
  void momentsSinceAPositionExcludeThatPosition() {
    Match<Command, Observation, View> match = submit(start(), ONE, new Command.Think(3));
    match = submit(match, ONE, new Command.Ready());
    match = submit(match, TWO, new Command.Think(2));
    assertThat(match.momentsSince(1)).extracting(Match::position).containsExactly(2, 3);
    assertThat(match.momentsSince(3)).isEmpty();
  }

  @Test
  void theEntriesCanBeListedBackwards() {
    Match<Command, Observation, View> match = submit(start(), ONE, new Command.Think(3));
    match = addControl(match, new ControlEntry.ScreenNotCleared(TWO));
    assertThat(match.entriesBackwards())
        .hasSize(2)
        .containsExactlyElementsOf(match.journal().entries().reversed());
  }

  @Test
  void anAnnouncedPlyCannotBeTakenBack() {
    Match<Command, Observation, View> match = submit(start(), ONE, new Command.Think(3));
    match = submit(match, ONE, new Command.Ready());
    assertThat(match.undoRejection(List.of(ONE)))
        .hasValue(Rejection.of(RejectionCode.HIDDEN_INFORMATION_REVEALED));
    match = submit(match, TWO, new Command.Think(3));
    assertThat(match.addControl(new ControlEntry.Undone()))
        .isEqualTo(new NotApplied<>(Rejection.of(RejectionCode.HIDDEN_INFORMATION_REVEALED)));
  }

  @Test
  void aPlyThatABotHasAnsweredCannotBeTakenBack() {
    Match<Command, Observation, View> match = submit(start(), ONE, new Command.Think(3));
    match = submit(match, TWO, new Command.Think(2));
    match = submit(match, TWO, new Command.Ready());
    assertThat(match.undoRejection(List.of(ONE)))
        .hasValue(Rejection.of(RejectionCode.OTHER_SEAT_HAS_MOVED, TWO));
    assertThat(match.addControl(new ControlEntry.Undone()))
        .isEqualTo(new NotApplied<>(Rejection.of(RejectionCode.OTHER_SEAT_HAS_MOVED, TWO)));
  }

  @Test
  void aHumanCannotTakeBackABotsPliesInTheSameSeat() {
    Match<Command, Observation, View> match = submit(start(), ONE, new Command.Think(3));
    match = addControl(match, new ControlEntry.SeatReassigned(ONE, new Machine("good")));
    assertThat(seatsThatCanUndo(match)).isEmpty();
    match = submit(match, ONE, new Command.Ready());
    match = addControl(match, new ControlEntry.SeatReassigned(ONE, new Human()));
    assertThat(match.undoRejection(List.of(ONE)))
        .hasValue(Rejection.of(RejectionCode.OTHER_SEAT_HAS_MOVED, ONE));
  }

  @Test
  void undoIsRejectedWhileAnotherHumanPlays() {
    Match<Command, Observation, View> match = submit(start(), ONE, new Command.Think(3));
    match = addControl(match, new ControlEntry.SeatReassigned(TWO, new Human()));
    assertSeveralHumansPreventUndo(match);
    match = submit(match, ONE, new Command.Think(2));
    assertSeveralHumansPreventUndo(match);
  }

  @Test
  void pliesPlayedWithAnotherHumanCannotBeTakenBackLater() {
    Match<Command, Observation, View> match = submit(start(), ONE, new Command.Think(3));
    match = addControl(match, new ControlEntry.SeatReassigned(TWO, new Human()));
    match = submit(match, ONE, new Command.Think(2));
    match = addControl(match, new ControlEntry.SeatReassigned(TWO, new Machine("good")));
    assertSeveralHumansPreventUndo(match);
    match = submit(match, ONE, new Command.Think(1));
    assertThat(seatsThatCanUndo(match)).containsExactly(ONE);
    assertSeveralHumansPreventUndo(addControl(match, new ControlEntry.Undone()));
  }

  @Test
  void aReturningHumanCanTakeBackEarlierPlies() {
    Match<Command, Observation, View> match = submit(start(), ONE, new Command.Think(3));
    match = addControl(match, new ControlEntry.SeatReassigned(ONE, new Machine("good")));
    assertThat(match.addControl(new ControlEntry.Undone())).isInstanceOf(NotApplied.class);
    match = addControl(match, new ControlEntry.SeatReassigned(ONE, new Human()));
    assertThat(seatsThatCanUndo(match)).containsExactly(ONE);
  }

  private static void assertSeveralHumansPreventUndo(Match<Command, Observation, View> match) {
    Rejection rejection = Rejection.of(RejectionCode.SEVERAL_HUMAN_PLAYERS);
    assertThat(match.addControl(new ControlEntry.Undone())).isEqualTo(new NotApplied<>(rejection));
    assertThat(match.undoRejection(List.of(ONE))).hasValue(rejection);
    assertThat(match.undoRejection(SEATS)).hasValue(rejection);
  }

  @Test
  void undoIsRejectedAfterTheEnd() {
    Match<Command, Observation, View> match = submit(start(), ONE, new Command.Think(3));
    match = addControl(match, new ControlEntry.Conceded(TWO));
    assertThat(match.undoRejection(SEATS)).hasValue(Rejection.of(RejectionCode.MATCH_OVER));
  }

  @Test
  void aPrematureOrWrongOutcomeIsRejected() {
    assertThat(start().addControl(new ControlEntry.Concluded("best one 2 won two 1")))
        .isEqualTo(new NotApplied<>(Rejection.of(RejectionCode.MATCH_NOT_OVER)));
    Match<Command, Observation, View> match = addControl(start(), new ControlEntry.Conceded(TWO));
    Outcome outcome = ((Turn.Over) match.turn()).outcome();
    assertThat(outcome).hasToString("conceded one 0 won two 0");
    assertThat(match.addControl(new ControlEntry.Concluded("conceded one 0 two 0 won")))
        .isEqualTo(
            new NotApplied<>(
                Rejection.of(
                    RejectionCode.DIFFERENT_OUTCOME, outcome, "conceded one 0 two 0 won")));
  }

  @Test
  void theTextOfAnOutcomeContainsScoresAndWinners() {
    assertThat(
            new Outcome(
                "draw",
                List.of(
                    new Outcome.SeatResult(ONE, -3, false), new Outcome.SeatResult(TWO, 12, true))))
        .hasToString("draw one -3 two 12 won");
  }

  private static Match<Command, Observation, View> start() {
    return Match.start(
        new SimultaneousGame(),
        new Header(
            "together",
            Options.NONE,
            5,
            "",
            List.of(new SeatedPlayer(ONE, new Human()), new SeatedPlayer(TWO, new Machine("")))));
  }

  private static List<Seat> seatsThatCanUndo(Match<Command, Observation, View> match) {
    return match.seats().stream().filter(match::canUndo).toList();
  }

  private static Match<Command, Observation, View> submit(
      Match<Command, Observation, View> match, Seat seat, Command command) {
    return requireApplied(match.submit(seat, command));
  }

  private static Match<Command, Observation, View> addControl(
      Match<Command, Observation, View> match, ControlEntry control) {
    return requireApplied(match.addControl(control));
  }

  private static Match<Command, Observation, View> requireApplied(
      EntryResult<Command, Observation, View> result) {
    assertThat(result).isInstanceOf(Applied.class);
    return ((Applied<Command, Observation, View>) result).next();
  }
}
