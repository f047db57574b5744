package lethe.engine.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.core.ControlEntry.DealKnown.Cause;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Player.Human;
import lethe.engine.core.Player.Machine;
import lethe.engine.core.SimultaneousGame.Command;
import lethe.engine.core.SimultaneousGame.Observation;
import lethe.engine.core.SimultaneousGame.View;
import org.junit.jupiter.api.Test;

/** Tests the caveats that are derived from the journal of a match. */
class ResultCaveatTest {
  private static final List<Seat> SEATS = new SimultaneousGame().seats().firstSeats(2);
  private static final Seat ONE = SEATS.getFirst();
  private static final Seat TWO = SEATS.getLast();

  private Match<Command, Observation, View> match =
      Match.start(
          new SimultaneousGame(),
          new Header(
              "together",
              Options.NONE,
              5,
              "",
              List.of(
                  new SeatedPlayer(ONE, new Human()), new SeatedPlayer(TWO, new Machine("good")))));

  private void submit(Seat seat, Command command) {
    match = ((Applied<Command, Observation, View>) match.submit(seat, command)).next();
  }

  private void addControls(ControlEntry... controls) {
    for (ControlEntry control : controls) {
      match = ((Applied<Command, Observation, View>) match.addControl(control)).next();
    }
  }

  @Test
  void anOrdinaryMatchHasNoCaveats() {
    submit(ONE, new Command.Think(3));
    submit(TWO, new Command.Think(1));
    addControls(
        new ControlEntry.TimedViewStarted(SEATS),
        new ControlEntry.Adjourned(),
        new ControlEntry.SeatReassigned(ONE, new Human()));
    assertThat(ResultCaveat.caveatsOf(match)).isEmpty();
  }

  @Test
  void aRepeatedCaveatIsReportedOnce() {
    addControls(
        new ControlEntry.HintGiven(TWO),
        new ControlEntry.HintGiven(TWO),
        new ControlEntry.Copied("/a"),
        new ControlEntry.Copied("/b"),
        new ControlEntry.DealKnown(Cause.FORK),
        new ControlEntry.DealKnown(Cause.SEED),
        new ControlEntry.ScreenNotCleared(ONE),
        new ControlEntry.ScreenNotCleared(ONE));
    assertThat(ResultCaveat.caveatsOf(match))
        .containsExactly(
            new ResultCaveat.ScreensNotCleared(List.of(ONE)),
            new ResultCaveat.DealKnown(Cause.SEED),
            new ResultCaveat.DealKnown(Cause.FORK),
            new ResultCaveat.Copied(),
            new ResultCaveat.HintsUsed(List.of(TWO)));
  }

  /** The caveat counts the commands of the bot, except those that were taken back. */
  @Test
  void aBotThatReplacesAHumanIsReported() {
    submit(ONE, new Command.Think(3));
    addControls(new ControlEntry.SeatReassigned(ONE, new Machine("good")));
    submit(ONE, new Command.Think(2));
    addControls(new ControlEntry.SeatReassigned(ONE, new Human()));
    addControls(new ControlEntry.Undone());
    assertThat(ResultCaveat.caveatsOf(match)).isEmpty();
    addControls(new ControlEntry.SeatReassigned(ONE, new Machine("good")));
    submit(ONE, new Command.Think(1));
    addControls(new ControlEntry.SeatReassigned(ONE, new Human()));
    submit(ONE, new Command.Think(2));
    assertThat(ResultCaveat.caveatsOf(match))
        .containsExactly(new ResultCaveat.BotSubstituted(ONE, "good", 1, 3));
  }

  @Test
  void aBotReplacedByAHumanIsReported() {
    submit(TWO, new Command.Think(3));
    addControls(new ControlEntry.SeatReassigned(TWO, new Human()));
    assertThat(ResultCaveat.caveatsOf(match))
        .containsExactly(new ResultCaveat.BotSubstituted(TWO, "good", 1, 1));
  }
}
