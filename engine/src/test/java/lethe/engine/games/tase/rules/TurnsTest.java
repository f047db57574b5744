package lethe.engine.games.tase.rules;

import static lethe.engine.games.tase.rules.StateText.RULES;
import static lethe.engine.games.tase.rules.StateText.after;
import static lethe.engine.games.tase.rules.StateText.legalCommands;
import static lethe.engine.games.tase.rules.StateText.observations;
import static lethe.engine.games.tase.rules.StateText.parse;
import static lethe.engine.games.tase.rules.StateText.rejection;
import static lethe.engine.games.tase.rules.TestStates.DEALT;
import static lethe.engine.games.tase.rules.TestStates.HALF_A_TURN;
import static lethe.engine.games.tase.rules.TestStates.OPENED;
import static lethe.engine.games.tase.rules.TestStates.RED_HAS_A_5;
import static lethe.engine.games.tase.rules.TestStates.THROWN_OUT;
import static lethe.engine.games.tase.rules.TestStates.VIEWERS;
import static lethe.engine.games.tase.rules.TestStates.finishedState;
import static lethe.engine.games.tase.rules.TestStates.matchAfter;
import static lethe.engine.games.tase.rules.TestStates.opener;
import static lethe.engine.games.tase.rules.TestStates.putCommands;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.ParseResult.Parsed;
import lethe.engine.core.Rejection;
import lethe.engine.core.RejectionCode;
import lethe.engine.core.Ruling;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Command.Keep;
import lethe.engine.games.tase.Command.Put;
import lethe.engine.games.tase.Cup;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.IllegalMoveCode;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

/** Tests the order of turns and the legal placements of chips. */
class TurnsTest {
  @Test
  void aTurnPutsTwoChipsIntoAnyCups() {
    assertThat(after(OPENED, "put 6 in 3", "put 2 in 1"))
        .isEqualTo(
            """
            red  1234.678 | . 5 .
            blue 1.345.78 | 2 . 6
            round 1 of red: red FIRST 2
            """);
  }

  @Test
  void bothChipsMayGoIntoTheSameCup() {
    assertThat(after(OPENED, "put 6 in 2", "put 2 in 2"))
        .isEqualTo(
            """
            red  1234.678 | . 5 .
            blue 1.345.78 | . 26 .
            round 1 of red: red FIRST 2
            """);
  }

  @Test
  void aFirstChipLowerThanTheOpponentsLatestIsRejected() {
    assertThat(legalCommands(OPENED)).isEqualTo(putCommands(5, 6, 7, 8));
    for (int cup = 1; cup <= 3; cup++) {
      assertThat(rejection(OPENED, "put 4 in " + cup))
          .isEqualTo(Rejection.of(IllegalMoveCode.CHIP_TOO_LOW, 4, 5));
    }
  }

  @Test
  void aSecondChipMustBeLowerThanTheFirst() {
    assertThat(legalCommands(HALF_A_TURN)).isEqualTo(putCommands(1, 2, 3, 4, 5));
    assertThat(rejection(HALF_A_TURN, "put 7 in 1"))
        .isEqualTo(Rejection.of(IllegalMoveCode.CHIP_NOT_LOWER, 7, 6));
  }

  /** The first chip is compared with the opponent's latest chip, not with the highest. */
  @Test
  void theFirstChipIsComparedWithTheOpponentsSecondChip() {
    assertThat(after(HALF_A_TURN, "put 1 in 1"))
        .isEqualTo(
            """
            red  1234.678 | . 5 .
            blue .2345.78 | 1 . 6
            round 1 of red: red FIRST 1
            """);
  }

  @Test
  void aPlacementIsAnnouncedWithChipAndCup() {
    assertThat(observations(OPENED, "put 6 in 3"))
        .containsExactly(new Placed(1, GameSeats.BLUE, 6, 3));
  }

  @Test
  void aPlacementIsAnnouncedOnceToEveryViewer() {
    Match<Command, Observation, View> match = matchAfter(Options.NONE, "put 5 in 2");
    ToldObservation<Observation> announced =
        new ToldObservation<>(new Placed(1, opener(match), 5, 2), true);
    for (Viewer viewer : VIEWERS) {
      assertThat(match.observations(viewer)).endsWith(announced);
    }
  }

  @Test
  void theViewShowsThePlayableChips() {
    for (String table : List.of(DEALT, OPENED, HALF_A_TURN, THROWN_OUT, RED_HAS_A_5)) {
      State state = parse(table);
      assertThat(RULES.view(state, Spectator.SPECTATOR).playableChips())
          .isEqualTo(Chips.ofMask(state.playableMask()));
    }
    assertThat(RULES.view(finishedState("", "", "put 5 in 1"), GameSeats.RED).playableChips())
        .isEmpty();
  }

  @Test
  void aChipInACupCannotBePutAgain() {
    assertThat(rejection(HALF_A_TURN, "put 6 in 1"))
        .isEqualTo(
            Rejection.of(IllegalMoveCode.CHIP_NOT_IN_HAND, 6, StateText.chips("1234578").values()));
  }

  @Test
  void closedCupsHideTheirContents() {
    for (Viewer viewer : VIEWERS) {
      assertThat(RULES.view(parse(HALF_A_TURN), viewer).cups())
          .containsOnly(new Cup.Closed())
          .hasSize(3);
    }
  }

  @Test
  void onlyTheLatestPlacementsStayVisible() {
    Match<Command, Observation, View> match =
        matchAfter(Options.NONE, "put 5 in 2", "put 6 in 3", "put 2 in 1", "put 4 in 1");
    Seat opener = opener(match);
    Seat other = opener.equals(GameSeats.RED) ? GameSeats.BLUE : GameSeats.RED;
    List<List<Placed>> latest = new ArrayList<>();
    for (int i = 0; i <= 4; i++) {
      latest.add(match.atPosition(i).view(Spectator.SPECTATOR).latestChips());
    }
    assertThat(latest)
        .containsExactly(
            List.of(),
            List.of(new Placed(1, opener, 5, 2)),
            List.of(new Placed(1, other, 6, 3)),
            List.of(new Placed(1, other, 6, 3), new Placed(1, other, 2, 1)),
            List.of(new Placed(1, opener, 4, 1)));
  }

  @Test
  void playersAndSpectatorsHaveTheSameView() {
    View view = RULES.view(parse(HALF_A_TURN), GameSeats.RED);
    assertThat(RULES.view(parse(HALF_A_TURN), GameSeats.BLUE)).isEqualTo(view);
    assertThat(RULES.view(parse(HALF_A_TURN), Spectator.SPECTATOR)).isEqualTo(view);
  }

  @Test
  void onlyTheSeatToMoveMayPutAChip() {
    assertThat(RULES.legalCommands(parse(OPENED), GameSeats.RED)).isEmpty();
    assertThat(RULES.apply(parse(OPENED), GameSeats.RED, new Put(6, 1)))
        .isEqualTo(
            Ruling.reject(RejectionCode.NOT_YOUR_TURN, List.of(GameSeats.BLUE), GameSeats.RED));
  }

  @Test
  void twoCommandsCanBeTypedInOneLine() {
    assertThat(((Parsed<Command>) RULES.notation().parse("put 5 in 2 and 3 in 1")).values())
        .containsExactly(new Put(5, 2), new Put(3, 1));
    assertThat(((Parsed<Command>) RULES.notation().parse("p 5 2; keep")).values())
        .containsExactly(new Put(5, 2), new Keep());
  }
}
