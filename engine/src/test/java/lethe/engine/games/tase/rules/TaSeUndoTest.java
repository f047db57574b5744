package lethe.engine.games.tase.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.EntryResult.NotApplied;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Rejection;
import lethe.engine.core.RejectionCode;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.TaSe;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

/** Tests which plies of Ta-Se can be taken back, against a bot and between humans. */
class TaSeUndoTest {
  private static final List<String> ROUND =
      List.of(
          "1 in 1", "7 in 3", "6 in 1", "8 in 3", "6 in 2", "8 in 2", "3 in 3", "5 in 1", "4 in 2",
          "4 in 1", "1 in 3", "7 in 1", "3 in 3", "5 in 1", "2 in 3", "2 in 3");

  /** The seat that opens the first round of the match. */
  private static final Seat OPENER = afterChips(0).view(Spectator.SPECTATOR).opener();

  private static final Seat OTHER = OPENER.equals(GameSeats.RED) ? GameSeats.BLUE : GameSeats.RED;

  @Test
  void aChipCanBeTakenBackUntilTheBotMoves() {
    Match<Command, Observation, View> match = afterChips(1, OPENER);
    assertThat(match.turn().awaits(OTHER)).isTrue();
    assertThat(match.canUndo(OPENER)).isTrue();
    match = afterChips(2, OPENER);
    assertThat(match.undoRejection(List.of(OPENER)))
        .hasValue(Rejection.of(RejectionCode.OTHER_SEAT_HAS_MOVED, OTHER));
    assertThat(match.addControl(new ControlEntry.Undone())).isInstanceOf(NotApplied.class);
  }

  /** The bot has moved between the human's turns, so only the later turn can be undone. */
  @Test
  void aChipBeforeAMoveOfTheBotCannotBeTakenBack() {
    Match<Command, Observation, View> match = afterChips(4, OPENER);
    assertThat(match.canUndo(OPENER)).isTrue();
    match = undoLast(match);
    assertThat(match.undoRejection(List.of(OPENER)))
        .hasValue(Rejection.of(RejectionCode.OTHER_SEAT_HAS_MOVED, OTHER));
  }

  @Test
  void chipsCannotBeTakenBackBetweenHumans() {
    for (int chips = 1; chips < ROUND.size(); chips++) {
      Match<Command, Observation, View> match = afterChips(chips, OPENER, OTHER);
      assertThat(match.addControl(new ControlEntry.Undone()))
          .isEqualTo(new NotApplied<>(Rejection.of(RejectionCode.SEVERAL_HUMAN_PLAYERS)));
      assertThat(match.seats()).noneMatch(match::canUndo);
    }
  }

  @Test
  void theChipsOfATurnAreTakenBackOneByOne() {
    Match<Command, Observation, View> match = afterChips(3, OTHER);
    for (int position = 2; position > 0; position--) {
      assertThat(match.canUndo(OTHER)).isTrue();
      match = undoLast(match);
      assertThat(match.undoneSeat(Spectator.SPECTATOR)).hasValue(OTHER);
      for (Seat viewer : match.seats()) {
        assertThat(match.view(viewer)).isEqualTo(match.atPosition(position).view(viewer));
        assertThat(match.observationsNotUndone(viewer))
            .isEqualTo(match.atPosition(position).observations(viewer));
        assertThat(match.observations(viewer)).isEqualTo(match.atPosition(3).observations(viewer));
      }
    }
    assertThat(match.canUndo(OTHER)).isFalse();
  }

  @Test
  void aChipThatOpenedTheCupsCannotBeTakenBack() {
    Seat last = moverAfter(ROUND.size());
    Match<Command, Observation, View> match = afterChips(ROUND.size(), last);
    assertThat(match.view(Spectator.SPECTATOR).round()).isEqualTo(2);
    assertThat(match.undoRejection(match.seats()))
        .hasValue(Rejection.of(RejectionCode.HIDDEN_INFORMATION_REVEALED));
  }

  /** Returns the seat that puts the last of the given number of chips. */
  private static Seat moverAfter(int chips) {
    return afterChips(chips - 1).turn().awaits(OPENER) ? OPENER : OTHER;
  }

  private static Match<Command, Observation, View> undoLast(
      Match<Command, Observation, View> match) {
    return ((Applied<Command, Observation, View>) match.addControl(new ControlEntry.Undone()))
        .next();
  }

  /**
   * Returns a match after the given number of chips of {@link #ROUND}. Humans have the given seats,
   * and bots the others.
   */
  private static Match<Command, Observation, View> afterChips(int chips, Seat... humans) {
    Rules rules = new Rules(false);
    List<SeatedPlayer> seatedPlayers =
        rules.seats().firstSeats(2).stream()
            .map(
                seat ->
                    new SeatedPlayer(
                        seat,
                        List.of(humans).contains(seat)
                            ? new Player.Human()
                            : new Player.Machine("")))
            .toList();
    Match<Command, Observation, View> match =
        Match.start(rules, new Header(TaSe.NAME, Options.NONE, 1, "", seatedPlayers));
    for (String chip : ROUND.subList(0, chips)) {
      match = StateText.matchAfter(match, "put " + chip);
    }
    return match;
  }
}
