package lethe.app.titles.ravens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import lethe.app.play.Table;
import lethe.app.titles.TestGames;
import lethe.engine.core.Match;
import lethe.engine.core.Rejection;
import lethe.engine.core.RejectionCode;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Test;

/**
 * Tests undo in the third batch: it must not reveal to Feth that Ren has secretly taken a card
 * before she has chosen all of her cards.
 */
class RavensUndoTest {
  private final Match<Command, Observation, View> fethsMatch =
      ShippedMatch.againstBot("happy-ending", GameSeats.FETH).match();

  private final Match<Command, Observation, View> rensMatch =
      ShippedMatch.againstBot("happy-ending", GameSeats.REN).match();

  /** The first position after Ren has secretly taken a card. */
  private final int afterSecretTake =
      IntStream.rangeClosed(1, rensMatch.position())
          .filter(
              position ->
                  rensMatch.atPosition(position).view(GameSeats.REN).progress().phase()
                      == Phase.ADD_SCORE_CARDS)
          .findFirst()
          .orElseThrow();

  @Test
  void theAvailabilityOfUndoDoesNotRevealRensSecretTake() {
    assertThat(
            fethsMatch
                .atPosition(afterSecretTake)
                .observationsSince(Spectator.SPECTATOR, afterSecretTake - 1))
        .isEmpty();
    assertThat(fethsMatch.atPosition(afterSecretTake - 1).canUndo(GameSeats.FETH)).isTrue();
    assertThat(fethsMatch.atPosition(afterSecretTake).canUndo(GameSeats.FETH)).isTrue();
  }

  @Test
  void theBotsSecretMoveIsTakenBackWithFethsMove() {
    Table<Command, Observation, View> table = table(fethsMatch);
    table.undoLast(List.of(GameSeats.FETH));
    Match<Command, Observation, View> match = table.match();
    assertThat(match.position()).isEqualTo(afterSecretTake + 2);
    assertThat(match.atPosition(afterSecretTake + 1).undoneSeat(GameSeats.FETH)).isEmpty();
    assertThat(match.atPosition(afterSecretTake + 1).undoneSeat(GameSeats.REN))
        .hasValue(GameSeats.REN);
    assertThat(match.undoneSeat(GameSeats.REN)).hasValue(GameSeats.FETH);
    assertThat(match.view(GameSeats.FETH))
        .isEqualTo(fethsMatch.atPosition(afterSecretTake - 2).view(GameSeats.FETH));
  }

  @Test
  void rensUndoTakesBackOnlyHerMove() {
    Table<Command, Observation, View> table = table(rensMatch);
    table.undoLast(List.of(GameSeats.REN));
    assertThat(table.match().position()).isEqualTo(afterSecretTake + 1);
    assertThat(table.match().view(GameSeats.REN))
        .isEqualTo(rensMatch.atPosition(afterSecretTake - 1).view(GameSeats.REN));
  }

  /**
   * Placing a card and taking it back would be a signal between players who must not communicate.
   */
  @Test
  void movesBetweenHumansCannotBeTakenBack() {
    Match<Command, Observation, View> match = ShippedMatch.of("happy-ending").match();
    for (int position = 1; !match.atPosition(position).turn().isOver(); position++) {
      for (List<Seat> seats :
          List.of(List.of(GameSeats.FETH), List.of(GameSeats.REN), match.seats())) {
        assertThat(match.atPosition(position).undoRejection(seats))
            .hasValue(Rejection.of(RejectionCode.SEVERAL_HUMAN_PLAYERS));
      }
    }
  }

  private Table<Command, Observation, View> table(Match<Command, Observation, View> match) {
    return new Table<>(
        RavensTitle.TITLE, TestGames.open(RavensTitle.TITLE), match.atPosition(afterSecretTake));
  }
}
