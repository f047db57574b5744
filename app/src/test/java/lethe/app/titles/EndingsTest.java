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
  record ExpectedResult(Title<?, ?, ?> title, int seatCount, String keyword, boolean won) {}

  static Stream<ExpectedResult> endings() {
    return Stream.of(
            Stream.of(Ending.values())
                .map(
                    value ->
                        new ExpectedResult(
                            EurydiceTitle.TITLE,
                            1,
                            Vocabulary.keyword(value),
                            value == Ending.OVER)),
            Stream.of(Loss.values())
                .map(
                    value ->
                        new ExpectedResult(RavensTitle.TITLE, 2, Vocabulary.keyword(value), false)),
            Stream.of(lethe.engine.games.ravens.Ending.values())
                .map(value -> new ExpectedResult(RavensTitle.TITLE, 2, value.outcomeName(), true)),
            Stream.of(Rank.values())
                .map(
                    value ->
                        new ExpectedResult(
                            RobotsTitle.TITLE, 1, value.word(), value == Rank.ROBOT)),
            Stream.of(
                new ExpectedResult(EurydiceTitle.TITLE, 1, "conceded", false),
                new ExpectedResult(RavensTitle.TITLE, 2, "conceded", false),
                new ExpectedResult(RobotsTitle.TITLE, 1, "conceded", false)))
        .flatMap(cases -> cases);
  }

  @ParameterizedTest
  @MethodSource("endings")
  void soloAndCooperativeEndingsSayWhetherThePlayersWon(ExpectedResult expected) {
    List<Seat> seats = expected.title().seats().firstSeats(expected.seatCount());
    Outcome outcome =
        new Outcome(
            expected.keyword(),
            seats.stream().map(seat -> new SeatResult(seat, 3, expected.won())).toList());
    String prefix = expected.won() ? "Won: " : "Lost: ";
    assertThat(expected.title().ending(outcome).getFirst().text()).startsWith(prefix);
    MatchStatus status = new MatchStatus(9, List.of(), Optional.of(outcome), "");
    assertThat(status.summary(expected.title())).startsWith("over: " + prefix);
  }

  @Test
  void namesOfWonAndLostEndingsIncludeTheResult() {
    assertThat(MatchStatus.endingWithResult("five-ravens", false)).isEqualTo("five ravens (lost)");
    assertThat(MatchStatus.endingWithResult("good-ending", true)).isEqualTo("good ending (won)");
    assertThat(MatchStatus.endingWithResult(Outcome.DRAW, false)).isEqualTo("draw");
  }
}
