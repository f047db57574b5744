package lethe.app.titles.ravens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import lethe.app.play.Table;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Rejection;
import lethe.engine.core.RejectionCode;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Validated.Valid;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.SeatNames;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Test;

/**
 * Tests that in the third batch Feth does not learn that Ren has taken a card before she has chosen
 * all of them.
 */
class RavensTakingBackTest {
  private final Match<Command, Observation, View> feths =
      ShippedMatch.alone("happy-ending", SeatNames.FETH).match();

  private final Match<Command, Observation, View> rens =
      ShippedMatch.alone("happy-ending", SeatNames.REN).match();

  /** The position right after Ren secretly took a card. */
  private final int taken =
      IntStream.rangeClosed(1, rens.position())
          .filter(
              position ->
                  rens.atPosition(position).view(SeatNames.REN).progress().phase() == Phase.WITH)
          .findFirst()
          .orElseThrow();

  @Test
  void whetherFethCanTakeBackDoesNotRevealThatRenTookACard() {
    assertThat(feths.atPosition(taken).observationsSince(Spectator.SPECTATOR, taken - 1)).isEmpty();
    assertThat(feths.atPosition(taken - 1).canUndo(SeatNames.FETH)).isTrue();
    assertThat(feths.atPosition(taken).canUndo(SeatNames.FETH)).isTrue();
  }

  @Test
  void aSecretMoveOfTheBotIsTakenBackWithFethsMove() {
    Table<Command, Observation, View> table = table(feths);
    table.undoLast(List.of(SeatNames.FETH));
    Match<Command, Observation, View> match = table.match();
    assertThat(match.position()).isEqualTo(taken + 2);
    assertThat(match.atPosition(taken + 1).undoneSeat(SeatNames.FETH)).isEmpty();
    assertThat(match.atPosition(taken + 1).undoneSeat(SeatNames.REN)).hasValue(SeatNames.REN);
    assertThat(match.undoneSeat(SeatNames.REN)).hasValue(SeatNames.FETH);
    assertThat(match.view(SeatNames.FETH))
        .isEqualTo(feths.atPosition(taken - 2).view(SeatNames.FETH));
  }

  @Test
  void renTakesHerOwnBackAlone() {
    Table<Command, Observation, View> table = table(rens);
    table.undoLast(List.of(SeatNames.REN));
    assertThat(table.match().position()).isEqualTo(taken + 1);
    assertThat(table.match().view(SeatNames.REN))
        .isEqualTo(rens.atPosition(taken - 1).view(SeatNames.REN));
  }

  /** Placing, taking back and placing again would be talk between players who must not talk. */
  @Test
  void betweenPeopleNothingIsTakenBack() {
    Match<Command, Observation, View> whole = ShippedMatch.of("happy-ending").match();
    for (int position = 1; !whole.atPosition(position).turn().isOver(); position++) {
      for (List<Seat> seats :
          List.of(List.of(SeatNames.FETH), List.of(SeatNames.REN), whole.seats())) {
        assertThat(whole.atPosition(position).undoRejection(seats))
            .hasValue(Rejection.of(RejectionCode.BETWEEN_PEOPLE));
      }
    }
  }

  private Table<Command, Observation, View> table(Match<Command, Observation, View> whole) {
    return new Table<>(
        RavensTitle.TITLE,
        ((Valid<Game<?, Command, Observation, View>>) RavensTitle.TITLE.open(Options.NONE)).value(),
        whole.atPosition(taken));
  }
}
