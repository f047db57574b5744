package lethe.app.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Viewer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The twin law of the page: if two deals look the same to a viewer, their pages are identical. */
class HtmlReplayPageTwinsTest {
  /** The number of moments of each match from which twins are compared. */
  private static final int TRIED = 3;

  /** The games with hidden cards that no one has seen; in the others, only the seeds differ. */
  private static final List<String> HIDING = List.of("eurydice", "ravens");

  static Stream<ReplayedMatch<?, ?, ?>> matches() {
    return ReplayedMatch.all();
  }

  @ParameterizedTest
  @MethodSource("matches")
  void twinsHaveIdenticalPages(ReplayedMatch<?, ?, ?> watched) {
    check(watched);
  }

  private static <C, O, V> void check(ReplayedMatch<C, O, V> watched) {
    int different = 0;
    for (Seat seat : watched.match().seats()) {
      for (int i = 0; i < TRIED; i++) {
        int position = i * watched.match().position() / TRIED;
        for (Viewer viewer : List.<Viewer>of(seat, Spectator.SPECTATOR)) {
          TwinMatches<C, O, V> twins = TwinMatches.of(watched, position, seat, viewer);
          String viewerName = viewer.toString().toLowerCase(Locale.ROOT);
          String page = watched.withMatch(twins.one()).page(viewerName);
          assertThat(page.equals(watched.withMatch(twins.other()).page(viewerName)))
              .as("%s from %s to %s", viewer, position, twins.one().position())
              .isTrue();
          assertThat(page).doesNotContain("redrawn", "913000000000000000");
          different += twins.differ() ? 1 : 0;
        }
      }
    }
    if (HIDING.contains(watched.title().id())) {
      assertThat(different).as("deals that differ to a referee").isPositive();
    }
  }

  /** The referee sees everything that was dealt, but not the seed. */
  @ParameterizedTest
  @MethodSource("matches")
  void thePageDoesNotContainTheSeed(ReplayedMatch<?, ?, ?> watched) {
    seeds(watched);
  }

  private static <C, O, V> void seeds(ReplayedMatch<C, O, V> watched) {
    Seat first = watched.match().seats().getFirst();
    ReplayedMatch<C, O, V> then =
        watched.withMatch(watched.match().atPosition(watched.match().position() / 2));
    Match<C, O, V> drawn = TwinMatches.ended(TwinMatches.drawn(then, first, 3));
    assertThat(watched.withMatch(drawn).page("referee"))
        .doesNotContain("redrawn", "913000000000000000")
        .doesNotContain("seed " + watched.match().header().seed(), "saved ");
  }
}
