package lethe.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import lethe.app.titles.MatchStatus;
import lethe.app.titles.Title;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.ravens.RavensTitle;
import lethe.app.titles.robots.RobotsTitle;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Options;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpponentLevelTest {
  private static MatchRecord match(
      Title<?, ?, ?> title, Player opponent, int own, int other, boolean dealKnown) {
    List<Seat> seats = title.seats().firstSeats(2);
    List<SeatedPlayer> players =
        List.of(
            new SeatedPlayer(seats.getFirst(), new Player.Human()),
            new SeatedPlayer(seats.getLast(), opponent));
    Outcome outcome =
        new Outcome(
            own == other ? Outcome.DRAW : "most-points",
            List.of(
                new SeatResult(seats.getFirst(), own, own > other),
                new SeatResult(seats.getLast(), other, other > own)));
    return new MatchRecord(
        title,
        new Header(title.id(), Options.NONE, 1, "2026-11-01T12:00:00Z", players),
        opponent instanceof Player.Human ? seats : seats.subList(0, 1),
        new MatchStatus(9, List.of(), Optional.of(outcome), ""),
        dealKnown);
  }

  @Test
  void theFirstMatchIsEasy() {
    assertThat(OpponentLevel.after(RobotsTitle.TITLE, Optional.empty())).isEqualTo("rusty");
    assertThat(OpponentLevel.after(TaSeTitle.TITLE, Optional.empty())).isEqualTo("fading");
  }

  /** There, bots are partners or only spectators. */
  @Test
  void botsThatAreNotOpponentsHaveTheDefaultLevel() {
    assertThat(OpponentLevel.after(RavensTitle.TITLE, Optional.empty())).isEqualTo("fair");
    assertThat(OpponentLevel.after(EurydiceTitle.TITLE, Optional.empty())).isEqualTo("careful");
  }

  @ParameterizedTest
  @CsvSource({
    "rusty, 9, 4, fading",
    "rusty, 4, 9, rusty",
    "rusty, 9, 9, rusty",
    "fading, 9, 4, attentive",
    "fading, 4, 9, rusty",
    "fading, 9, 9, fading",
    "perfect, 9, 4, perfect",
    "perfect, 4, 9, attentive"
  })
  void theLevelFollowsTheLatestResult(String level, int own, int other, String next) {
    MatchRecord latest = match(RobotsTitle.TITLE, new Player.Machine(level), own, other, false);
    assertThat(OpponentLevel.counts(latest)).isTrue();
    assertThat(OpponentLevel.after(RobotsTitle.TITLE, Optional.of(latest))).isEqualTo(next);
  }

  @Test
  void onlyMatchesAgainstBotsWithAnUnknownDealCount() {
    Player bot = new Player.Machine("rusty");
    assertThat(OpponentLevel.counts(match(RobotsTitle.TITLE, bot, 9, 4, true))).isFalse();
    assertThat(OpponentLevel.counts(match(RobotsTitle.TITLE, new Player.Human(), 9, 4, false)))
        .isFalse();
  }
}
