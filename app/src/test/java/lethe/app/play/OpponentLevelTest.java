package lethe.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
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
  private static final Outcome DRAW = new Outcome(Outcome.DRAW, List.of());

  private static MatchRecord match(
      Title<?, ?, ?> title, Player opponent, int own, int other, boolean dealKnown) {
    List<Seat> seats = title.seats().firstSeats(2);
    Outcome outcome =
        new Outcome(
            own == other ? Outcome.DRAW : "most-points",
            List.of(
                new SeatResult(seats.getFirst(), own, own > other),
                new SeatResult(seats.getLast(), other, other > own)));
    return match(title, List.of(new Player.Human(), opponent), Optional.of(outcome), dealKnown);
  }

  private static MatchRecord match(
      Title<?, ?, ?> title, List<Player> players, Optional<Outcome> outcome, boolean dealKnown) {
    List<SeatedPlayer> seatedPlayers = new ArrayList<>();
    for (Player player : players) {
      Seat seat = title.seats().firstSeats(players.size()).get(seatedPlayers.size());
      seatedPlayers.add(new SeatedPlayer(seat, player));
    }
    return new MatchRecord(
        title,
        new Header(title.id(), Options.NONE, 1, "2026-11-01T12:00:00Z", seatedPlayers),
        seatedPlayers.stream()
            .filter(seated -> seated.player() instanceof Player.Human)
            .map(SeatedPlayer::seat)
            .toList(),
        new MatchStatus(9, List.of(), outcome, ""),
        dealKnown);
  }

  @Test
  void theFirstMatchIsAgainstAWeakBot() {
    assertThat(OpponentLevel.nextLevel(RobotsTitle.TITLE, Optional.empty())).isEqualTo("rusty");
    assertThat(OpponentLevel.nextLevel(TaSeTitle.TITLE, Optional.empty())).isEqualTo("fading");
  }

  /** In the Ravens, bots are partners; Eurydice is played alone. */
  @Test
  void botsThatAreNotOpponentsHaveTheDefaultLevel() {
    assertThat(OpponentLevel.nextLevel(RavensTitle.TITLE, Optional.empty())).isEqualTo("fair");
    assertThat(OpponentLevel.nextLevel(EurydiceTitle.TITLE, Optional.empty())).isEqualTo("careful");
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
  void theNextLevelDependsOnTheLatestResult(String level, int own, int other, String next) {
    MatchRecord latest = match(RobotsTitle.TITLE, new Player.Machine(level), own, other, false);
    assertThat(OpponentLevel.affectsNextLevel(latest)).isTrue();
    assertThat(OpponentLevel.nextLevel(RobotsTitle.TITLE, Optional.of(latest))).isEqualTo(next);
  }

  /** A weaker level can be chosen, but it does not become the default. */
  @Test
  void theDefaultLevelIsAtLeastThatOfTheFirstMatch() {
    Player bot = new Player.Machine("random");
    for (int own : List.of(4, 9)) {
      MatchRecord latest = match(TaSeTitle.TITLE, bot, own, 5, false);
      assertThat(OpponentLevel.nextLevel(TaSeTitle.TITLE, Optional.of(latest))).isEqualTo("fading");
    }
    MatchRecord lost = match(TaSeTitle.TITLE, new Player.Machine("fading"), 4, 9, false);
    assertThat(OpponentLevel.nextLevel(TaSeTitle.TITLE, Optional.of(lost))).isEqualTo("fading");
  }

  @Test
  void theStrongestBotOfAMatchDeterminesTheLevel() {
    List<Player> players =
        List.of(new Player.Human(), new Player.Machine("attentive"), new Player.Machine("rusty"));
    MatchRecord drawn = match(RobotsTitle.TITLE, players, Optional.of(DRAW), false);
    assertThat(OpponentLevel.nextLevel(RobotsTitle.TITLE, Optional.of(drawn)))
        .isEqualTo("attentive");
  }

  /** The deal must be unknown, and exactly one of the players must be a person. */
  @Test
  void onlyFinishedMatchesAgainstBotsCount() {
    Player human = new Player.Human();
    Player bot = new Player.Machine("rusty");
    assertThat(affectsNextLevel(Optional.of(DRAW), false, human, bot, bot)).isTrue();
    assertThat(affectsNextLevel(Optional.empty(), false, human, bot, bot)).isFalse();
    assertThat(affectsNextLevel(Optional.of(DRAW), true, human, bot, bot)).isFalse();
    assertThat(affectsNextLevel(Optional.of(DRAW), false, human, human, bot)).isFalse();
    assertThat(affectsNextLevel(Optional.of(DRAW), false, bot, bot, bot)).isFalse();
    assertThat(affectsNextLevel(Optional.of(DRAW), false, human)).isFalse();
  }

  private static boolean affectsNextLevel(
      Optional<Outcome> outcome, boolean dealKnown, Player... players) {
    return OpponentLevel.affectsNextLevel(
        match(RobotsTitle.TITLE, List.of(players), outcome, dealKnown));
  }
}
