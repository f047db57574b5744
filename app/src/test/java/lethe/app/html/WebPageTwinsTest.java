package lethe.app.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.engine.core.Answer.Moved;
import lethe.engine.core.Control;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Viewer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The twin law of the page: two deals that look alike to a pair of eyes make the same file. */
class WebPageTwinsTest {
  /** From so many moments of a match twins are followed. */
  private static final int TRIED = 3;

  /** Where something is dealt that nobody has seen; elsewhere only seeds and memories differ. */
  private static final List<String> HIDING = List.of("eurydice", "ravens");

  static Stream<Watched<?, ?, ?>> matches() {
    return Watched.all();
  }

  @ParameterizedTest
  @MethodSource("matches")
  void twinsMakeTheSameFile(Watched<?, ?, ?> watched) {
    check(watched);
  }

  private static <C, O, V> void check(Watched<C, O, V> watched) {
    int different = 0;
    for (Seat seat : watched.match().seats()) {
      for (int i = 0; i < TRIED; i++) {
        int position = i * watched.match().position() / TRIED;
        for (Viewer viewer : List.<Viewer>of(seat, Spectator.SPECTATOR)) {
          Pair<C, O, V> twins = twins(watched, position, seat).followed(watched, viewer);
          String eyes = viewer.toString().toLowerCase(Locale.ROOT);
          String page = watched.at(twins.one()).page(eyes);
          assertThat(page.equals(watched.at(twins.other()).page(eyes)))
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

  /** A seed is nobody's, though the referee sees all that came of it. */
  @ParameterizedTest
  @MethodSource("matches")
  void noSeedIsInIt(Watched<?, ?, ?> watched) {
    seeds(watched);
  }

  private static <C, O, V> void seeds(Watched<C, O, V> watched) {
    Seat first = watched.match().seats().getFirst();
    Watched<C, O, V> then = watched.at(watched.match().at(watched.match().position() / 2));
    Match<C, O, V> drawn = Pair.ended(drawn(then, first, 3));
    assertThat(watched.at(drawn).page("referee"))
        .doesNotContain("redrawn", "913000000000000000")
        .doesNotContain("seed " + watched.match().header().seed(), "saved ");
  }

  private static <C, O, V> Pair<C, O, V> twins(Watched<C, O, V> watched, int position, Seat seat) {
    Watched<C, O, V> then = watched.at(watched.match().at(position));
    return new Pair<>(drawn(then, seat, 1), drawn(then, seat, 2));
  }

  private static <C, O, V> Match<C, O, V> drawn(Watched<C, O, V> then, Seat seat, long draw) {
    return ((Moved<C, O, V>)
            then.match().note(new Control.Redrawn(seat, 9_130_000_000_000_000_000L + draw)))
        .next();
  }

  /** Two matches that one pair of eyes cannot tell apart. */
  private record Pair<C, O, V>(Match<C, O, V> one, Match<C, O, V> other) {
    /** The same with the moves of the match, for as long as these eyes see no difference. */
    Pair<C, O, V> followed(Watched<C, O, V> watched, Viewer viewer) {
      Pair<C, O, V> now = this;
      List<Entry<C>> entries = watched.match().backwards().toList().reversed();
      for (Entry<C> entry : entries.subList(one.position() - 1, entries.size())) {
        Optional<Pair<C, O, V>> next =
            entry instanceof Entry.Ply<C>(Seat seat, C command)
                ? now.moved(seat, command).filter(pair -> pair.alike(viewer))
                : Optional.empty();
        if (next.isEmpty()) {
          break;
        }
        now = next.get();
      }
      return now;
    }

    private Optional<Pair<C, O, V>> moved(Seat seat, C command) {
      return one.submit(seat, command) instanceof Moved<C, O, V> first
              && other.submit(seat, command) instanceof Moved<C, O, V> second
          ? Optional.of(new Pair<>(first.next(), second.next()))
          : Optional.empty();
    }

    private boolean alike(Viewer viewer) {
      return one.view(viewer).equals(other.view(viewer))
          && one.turn().equals(other.turn())
          && one.told(viewer).equals(other.told(viewer));
    }

    /** Whether a referee would tell them apart. */
    boolean differ() {
      return !truth(ended(one)).equals(truth(ended(other)));
    }

    private V truth(Match<C, O, V> over) {
      return over.view(over.referee().orElseThrow());
    }

    static <C, O, V> Match<C, O, V> ended(Match<C, O, V> match) {
      return match.turn().isOver()
          ? match
          : ((Moved<C, O, V>) match.note(new Control.Conceded(match.seats().getFirst()))).next();
    }
  }
}
