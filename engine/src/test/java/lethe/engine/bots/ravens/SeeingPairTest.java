package lethe.engine.bots.ravens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import lethe.engine.core.Bot;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Soak;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Roles;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What it costs not to see each other's cards: the deep pair once more, but Feth cheats, looks at
 * Ren's hearts, and follows more puzzles than anybody has time for.
 */
class SeeingPairTest {
  private static final TakeValue TASTE = new TakeValue(Taste.DEEP);
  private static final int WIDTH = 12;

  /** What Ren holds in the match that is being played. */
  private HeartGuess hearts = new HeartGuess(0, 0, 0);

  @Test
  void whoSeesTheHeartsWinsHalfOfTheMatches() {
    int matches = Soak.times(8, 20);
    assertThat(won(matches)).isGreaterThanOrEqualTo(matches / 2);
  }

  @Test
  @Tag("long")
  void whoSeesTheHeartsWinsFourMatchesInFive() {
    assertThat(won(1_000)).isBetween(790L, 865L);
  }

  private long won(int matches) {
    return LongStream.range(0, matches)
        .mapToObj(seed -> RavensBotsTest.played(this::player, seed, this::look))
        .filter(match -> RavensBotsTest.outcome(match).standings().getFirst().won())
        .count();
  }

  private void look(Match<Command, Observation, View> match) {
    hearts = HeartGuess.of(match.view(Roles.REN).poem().rows());
  }

  private <S> Bot<Command, Observation, View> player(
      Game<S, Command, Observation, View> game, Seat seat, Rng rng) {
    return seat.equals(Roles.REN)
        ? new RenBot(TASTE)
        : new FethBot(
            (view, told, stream) ->
                game.view(game.imagine(view, told, Roles.FETH, stream), Roles.REN),
            TASTE,
            (_, _, _, _) -> List.of(hearts),
            WIDTH,
            rng);
  }
}
