package lethe.app.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import lethe.app.frame.Size;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Match;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.TestVolume;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that tables that look different are described differently, so that the description conveys
 * everything that the drawing shows. Compares all positions of a match, and positions after other
 * legal moves.
 */
@Tag("titles")
class SpokenBoardLawTest {
  private static final int MATCH_COUNT = TestVolume.times(1, 2);

  /** The maximum number of moves tried at each position. */
  private static final int MAX_TRIED_MOVES = 8;

  /** A size large enough to draw everything. */
  private static final Size SIZE = new Size(200, 60);

  static List<Title<?, ?, ?>> titles() {
    return AllTitles.ALL;
  }

  @ParameterizedTest
  @MethodSource("titles")
  void tablesThatLookDifferentAreDescribedDifferently(Title<?, ?, ?> title) {
    for (long seed = 1; seed <= MATCH_COUNT; seed++) {
      DrawingsByDescription<?, ?, ?> drawings = new DrawingsByDescription<>(title);
      drawings.checkMatch(seed);
      assertThat(drawings.comparisonCount()).hasPositiveValue();
    }
  }

  /**
   * The drawings of the positions checked so far.
   *
   * @param drawings the drawings by viewer and by description
   * @param comparisonCount how often two positions had the same description
   */
  private record DrawingsByDescription<C, O, V>(
      Title<C, O, V> title,
      Map<Viewer, Map<List<String>, List<String>>> drawings,
      AtomicInteger comparisonCount) {
    DrawingsByDescription(Title<C, O, V> title) {
      this(title, new HashMap<>(), new AtomicInteger());
    }

    void checkMatch(long seed) {
      Match<C, O, V> match = HumanMatches.start(title, title.seats().defaultCount(), seed);
      MutableRng rng = new MutableRng(new Rng(seed));
      checkPosition(match);
      while (match.turn() instanceof Turn.Awaits(List<Seat> awaited)) {
        Seat moving = rng.pick(awaited);
        List<C> legal = new ArrayList<>(match.legalCommands(moving));
        C chosenCommand = rng.pick(legal);
        while (legal.size() > MAX_TRIED_MOVES) {
          legal.remove(rng.nextInt(legal.size()));
        }
        for (C command : legal) {
          checkPosition(play(match, moving, command));
        }
        match = play(match, moving, chosenCommand);
        checkPosition(match);
      }
    }

    private static <C, O, V> Match<C, O, V> play(Match<C, O, V> match, Seat seat, C command) {
      return ((Applied<C, O, V>) match.submit(seat, command)).next();
    }

    private void checkPosition(Match<C, O, V> match) {
      for (Viewer viewer : MatchWindows.viewers(match)) {
        V view = match.view(viewer);
        List<String> lines =
            title.describe(view, viewer).stream()
                .flatMap(part -> part.messages().stream())
                .toList();
        List<String> drawing = title.draw(view, viewer, SIZE).lines();
        List<String> earlierDrawing =
            drawings.computeIfAbsent(viewer, _ -> new HashMap<>()).putIfAbsent(lines, drawing);
        if (earlierDrawing != null) {
          assertThat(drawing)
              .as("the drawing for %s described as: %s", viewer, lines)
              .isEqualTo(earlierDrawing);
          comparisonCount.incrementAndGet();
        }
      }
    }
  }
}
