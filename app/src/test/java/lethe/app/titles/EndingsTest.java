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

/** Tests that the text of every ending says whether the match was won or lost. */
class EndingsTest {
  record Case(Title<?, ?, ?> title, int seats, String how, boolean won) {}

  static Stream<Case> endings() {
    return Stream.of(
            Stream.of(Ending.values())
                .map(
                    one ->
                        new Case(
                            EurydiceTitle.TITLE, 1, Vocabulary.keyword(one), one == Ending.OVER)),
            Stream.of(Loss.values())
                .map(one -> new Case(RavensTitle.TITLE, 2, Vocabulary.keyword(one), false)),
            Stream.of(lethe.engine.games.ravens.Ending.values())
                .map(one -> new Case(RavensTitle.TITLE, 2, one.outcomeName(), true)),
            Stream.of(Rank.values())
                .map(one -> new Case(RobotsTitle.TITLE, 1, one.word(), one == Rank.ROBOT)),
            Stream.of(
                new Case(EurydiceTitle.TITLE, 1, "conceded", false),
                new Case(RavensTitle.TITLE, 2, "conceded", false),
                new Case(RobotsTitle.TITLE, 1, "conceded", false)))
        .flatMap(cases -> cases);
  }

  @ParameterizedTest
  @MethodSource("endings")
  void theEndOfASoloOrCooperativeGameSaysWhetherItWasWon(Case one) {
    List<Seat> seats = one.title().seats().firstSeats(one.seats());
    Outcome outcome =
        new Outcome(
            one.how(), seats.stream().map(seat -> new SeatResult(seat, 3, one.won())).toList());
    String begin = one.won() ? "Won: " : "Lost: ";
    assertThat(one.title().ending(outcome).getFirst().words()).startsWith(begin);
    MatchStatus status = new MatchStatus(9, List.of(), Optional.of(outcome), "");
    assertThat(status.summary(one.title())).startsWith("over: " + begin);
  }

  @Test
  void theKeywordOfAnEndingIsFollowedByItsMeaning() {
    assertThat(MatchStatus.ending("five-ravens", false)).isEqualTo("five ravens (lost)");
    assertThat(MatchStatus.ending("good-ending", true)).isEqualTo("good ending (won)");
    assertThat(MatchStatus.ending(Outcome.DRAW, false)).isEqualTo("draw");
  }
}
