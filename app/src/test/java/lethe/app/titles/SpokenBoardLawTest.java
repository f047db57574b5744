package lethe.app.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lethe.app.frame.Size;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.TestVolume;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated.Valid;
import lethe.engine.core.Viewer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that tables that look different are described differently, so that the words convey
 * everything that the drawing shows. Compares all positions of a match and the positions after each
 * move that could have been made.
 */
class SpokenBoardLawTest {
  private static final int MATCHES = TestVolume.times(1, 2);

  /** The maximum number of moves tried at each position. */
  private static final int TRIED = 8;

  /** A room large enough to draw everything. */
  private static final Size ROOM = new Size(200, 60);

  static List<Title<?, ?, ?>> titles() {
    return AllTitles.ALL;
  }

  @ParameterizedTest
  @MethodSource("titles")
  void tablesThatLookDifferentAreDescribedDifferently(Title<?, ?, ?> title) {
    for (long seed = 1; seed <= MATCHES; seed++) {
      new DrawnAndSpoken<>(title).match(seed);
    }
  }

  /**
   * The drawings seen so far.
   *
   * @param drawn for each viewer, the drawing by its description in words
   */
  private record DrawnAndSpoken<C, O, V>(
      Title<C, O, V> title, Map<Viewer, Map<List<String>, List<String>>> drawn) {
    DrawnAndSpoken(Title<C, O, V> title) {
      this(title, new HashMap<>());
    }

    void match(long seed) {
      Game<?, C, O, V> game = ((Valid<Game<?, C, O, V>>) title.open(Options.NONE)).value();
      List<SeatedPlayer> table =
          title.seats().firstSeats(title.seats().defaultCount()).stream()
              .map(seat -> new SeatedPlayer(seat, new Player.Human()))
              .toList();
      Match<C, O, V> match =
          Match.start(game, new Header(title.id(), Options.NONE, seed, "", table));
      MutableRng rng = new MutableRng(new Rng(seed));
      look(match);
      while (match.turn() instanceof Turn.Awaits(List<Seat> awaited)) {
        Seat mover = rng.pick(awaited);
        List<C> legal = new ArrayList<>(match.legalCommands(mover));
        C played = rng.pick(legal);
        while (legal.size() > TRIED) {
          legal.remove(rng.nextInt(legal.size()));
        }
        for (C tried : legal) {
          look(moved(match, mover, tried));
        }
        match = moved(match, mover, played);
        look(match);
      }
    }

    private static <C, O, V> Match<C, O, V> moved(Match<C, O, V> match, Seat mover, C command) {
      return ((Applied<C, O, V>) match.submit(mover, command)).next();
    }

    private void look(Match<C, O, V> match) {
      for (Viewer viewer : MatchWindows.viewers(match)) {
        V view = match.view(viewer);
        List<String> lines =
            title.describe(view, viewer).stream()
                .flatMap(part -> part.messages().stream())
                .toList();
        List<String> seen = title.draw(view, viewer, ROOM).lines();
        List<String> before =
            drawn.computeIfAbsent(viewer, _ -> new HashMap<>()).putIfAbsent(lines, seen);
        if (before != null) {
          assertThat(seen)
              .as("the drawing for %s described as: %s", viewer, lines)
              .isEqualTo(before);
        }
      }
    }
  }
}
