package lethe.app.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.TestVolume;
import lethe.engine.core.Viewer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The twin law of the page: if two deals look the same to a viewer, their pages are identical. */
class HtmlReplayPageTwinsTest {
  /** The number of positions of each match at which twins are made. */
  private static final int POSITION_COUNT = TestVolume.times(2, 3);

  /** The games with cards that no player has seen; in the other games, only the seeds differ. */
  private static final List<String> GAMES_WITH_HIDDEN_CARDS = List.of("eurydice", "ravens");

  static Stream<ReplayedMatch<?, ?, ?>> matches() {
    return ReplayedMatch.all();
  }

  @ParameterizedTest
  @MethodSource("matches")
  void twinsHaveIdenticalPages(ReplayedMatch<?, ?, ?> replayed) {
    assertPagesIdentical(replayed);
  }

  private static <C, O, V> void assertPagesIdentical(ReplayedMatch<C, O, V> replayed) {
    int differences = 0;
    for (Seat seat : replayed.match().seats()) {
      for (int i = 0; i < POSITION_COUNT; i++) {
        int position = i * replayed.match().position() / POSITION_COUNT;
        for (Viewer viewer : List.<Viewer>of(seat, Spectator.SPECTATOR)) {
          TwinMatches<C, O, V> twins = TwinMatches.of(replayed, position, seat, viewer);
          String viewerName = viewer.toString().toLowerCase(Locale.ROOT);
          String page = replayed.withMatch(twins.first()).page(viewerName);
          assertThat(page.equals(replayed.withMatch(twins.second()).page(viewerName)))
              .as("%s from %s to %s", viewer, position, twins.first().position())
              .isTrue();
          assertThat(page).doesNotContain("redrawn", "913000000000000000");
          differences += twins.differForReferee() ? 1 : 0;
        }
      }
    }
    if (GAMES_WITH_HIDDEN_CARDS.contains(replayed.title().id())) {
      assertThat(differences).as("deals that differ to a referee").isPositive();
    }
  }

  /** Even the referee, who sees the complete deal, must not see the seed. */
  @ParameterizedTest
  @MethodSource("matches")
  void thePageDoesNotContainTheSeed(ReplayedMatch<?, ?, ?> replayed) {
    assertSeedAbsent(replayed);
  }

  private static <C, O, V> void assertSeedAbsent(ReplayedMatch<C, O, V> replayed) {
    Seat first = replayed.match().seats().getFirst();
    ReplayedMatch<C, O, V> midgame =
        replayed.withMatch(replayed.match().atPosition(replayed.match().position() / 2));
    Match<C, O, V> reshuffled = TwinMatches.endIfRunning(TwinMatches.reshuffle(midgame, first, 3));
    assertThat(replayed.withMatch(reshuffled).page("referee"))
        .doesNotContain("redrawn", "913000000000000000")
        .doesNotContain("seed " + replayed.match().header().seed(), "saved ");
  }
}
