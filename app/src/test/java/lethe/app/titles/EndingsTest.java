package lethe.app.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.ravens.RavensTitle;
import lethe.app.titles.robots.RobotsTitle;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Seat;
import lethe.engine.games.eurydice.Ending;
import lethe.engine.games.ravens.Loss;
import lethe.engine.games.robots.Rank;
import lethe.engine.kit.Vocabulary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that the texts of endings say whether the match was won or lost. */
class EndingsTest {
  record Case(Title<?, ?, ?> title, int seatCount, String keyword, boolean won) {}

  static Stream<Case> endings() {
    return Stream.of(
            Stream.of(Ending.values())
                .map(
                    value ->
                        new Case(
                            EurydiceTitle.TITLE,
                            1,
                            Vocabulary.keyword(value),
                            value == Ending.OVER)),
            Stream.of(Loss.values())
                .map(value -> new Case(RavensTitle.TITLE, 2, Vocabulary.keyword(value), false)),
            Stream.of(lethe.engine.games.ravens.Ending.values())
                .map(value -> new Case(RavensTitle.TITLE, 2, value.outcomeName(), true)),
            Stream.of(Rank.values())
                .map(value -> new Case(RobotsTitle.TITLE, 1, value.word(), value == Rank.ROBOT)),
            Stream.of(
                new Case(EurydiceTitle.TITLE, 1, "conceded", false),
                new Case(RavensTitle.TITLE, 2, "conceded", false),
                new Case(RobotsTitle.TITLE, 1, "conceded", false)))
        .flatMap(cases -> cases);
  }

  @ParameterizedTest
  @MethodSource("endings")
  void soloAndCooperativeEndingsSayWhetherThePlayersWon(Case ending) {
    List<Seat> seats = ending.title().seats().firstSeats(ending.seatCount());
    Outcome outcome =
        new Outcome(
            ending.keyword(),
            seats.stream().map(seat -> new SeatResult(seat, 3, ending.won())).toList());
    String prefix = ending.won() ? "Won: " : "Lost: ";
    assertThat(ending.title().ending(outcome).getFirst().text()).startsWith(prefix);
    MatchStatus status = new MatchStatus(9, List.of(), Optional.of(outcome), "");
    assertThat(status.summary(ending.title())).startsWith("over: " + prefix);
  }

  @Test
  void theNameOfAWonOrLostEndingIsFollowedByTheResult() {
    assertThat(MatchStatus.ending("five-ravens", false)).isEqualTo("five ravens (lost)");
    assertThat(MatchStatus.ending("good-ending", true)).isEqualTo("good ending (won)");
    assertThat(MatchStatus.ending(Outcome.DRAW, false)).isEqualTo("draw");
  }
}
