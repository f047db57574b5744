package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Page;
import lethe.app.page.PageEvent;
import lethe.app.page.PageLaws;
import lethe.app.page.PageTransition;
import lethe.app.page.PausePolicy;
import lethe.app.page.Screen;
import lethe.app.page.Screen.Kind;
import lethe.app.titles.AllTitles;
import lethe.app.titles.Title;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Options;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.TestVolume;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks the page laws in matches of every game: all news are shown, no line is lost, and looking
 * around has no effect.
 */
@Tag("titles")
class PageLawsTest {
  /** Commands that are possible at any time and change nothing. */
  private static final List<String> LOOKING = List.of("help", "moves", "look", "story", "rules");

  private static final int MATCHES = TestVolume.times(1, 3);
  private static final int MOVES = 150;

  static Stream<Arguments> titles() {
    return AllTitles.ALL.stream()
        .flatMap(
            title ->
                Stream.of(PausePolicy.ALWAYS, PausePolicy.IMPORTANT)
                    .map(pausePolicy -> Arguments.of(Named.of(title.id(), title), pausePolicy)));
  }

  @ParameterizedTest
  @MethodSource("titles")
  void everyPageOfAMatchObeysThePageLaws(Title<?, ?, ?> title, PausePolicy pausePolicy) {
    for (long seed = 0; seed < MATCHES; seed++) {
      new RandomPlayer<>(title, pausePolicy, seed).play();
    }
  }

  /** A player at one seat of a random match. */
  private static final class RandomPlayer<C, O, V> {
    private final MatchPageTester<C, O, V> sitting;
    private final MutableRng dice;
    private final Seat seat;

    RandomPlayer(Title<C, O, V> title, PausePolicy pausePolicy, long seed) {
      seat = title.seats().firstSeats(title.seats().defaultCount()).getFirst();
      sitting = MatchPageTester.of(title, Options.NONE, seed, 1, seat, Size.DEFAULT, pausePolicy);
      dice = new MutableRng(new Rng(seed));
    }

    void play() {
      everythingIsSeen(0);
      for (int move = 0; move < MOVES && !sitting.match().turn().isOver(); move++) {
        List<C> legal = sitting.match().legalCommands(sitting.mover());
        String line = sitting.matchPage().notation().format(dice.pick(legal));
        if (sitting.mover().equals(seat) && sitting.matchPage().mode() instanceof Mode.Visible) {
          looksAround(line);
          sitting.type(line);
        }
        int known = sitting.matchPage().recentMessages().size();
        sitting.play(line);
        sitting.refresh(seat);
        laidAboveIsClosedWithoutMore();
        everythingIsSeen(known);
      }
    }

    /** Checks the first and the third law. */
    private void looksAround(String line) {
      Mode mode = sitting.matchPage().mode();
      String word = dice.pick(LOOKING);
      assertThat(sitting.type(word)).as(word).isEmpty();
      assertThat(sitting.matchPage().mode()).isEqualTo(mode);
      assertThat(sitting.currentScreen().preview().isAllowed(line))
          .as("%s above %s", line, word)
          .isTrue();
      PageLaws.checkLineWorksAboveAText(sitting.matchPage(), line);
      PageLaws.checkClosingHasNoOtherEffect(sitting.matchPage());
      PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> step =
          sitting.page().onEvent(new PageEvent.LineEntered(line));
      assertThat(step.effects()).as("%s above %s", line, word).hasSize(1);
      assertThat(step.effects().getFirst()).isInstanceOf(MatchEffect.Submit.class);
      sitting.closeTexts();
    }

    /** Checks the second law: Esc and Enter close a text and leave the page below unchanged. */
    private void laidAboveIsClosedWithoutMore() {
      Page<MatchEffect<C>, MatchUpdate<C, O, V>> open = sitting.page();
      if (sitting.currentScreen().kind() == Kind.TEXT) {
        PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> closed =
            open.onEvent(new PageEvent.CloseRequested());
        assertThat(closed.effects()).isEmpty();
        assertThat(closed.page().orElseThrow().bottomPage()).isEqualTo(open.bottomPage());
      }
    }

    /** Checks the fourth law: all recent messages have been shown when the table is reached. */
    private void everythingIsSeen(int known) {
      List<String> told =
          sitting.matchPage().recentMessages().stream().skip(known).map(Text::text).toList();
      List<String> frames = new ArrayList<>();
      while (sitting.currentScreen().kind() == Kind.TEXT) {
        frames.add(words(sitting.screen()));
        assertThat(sitting.type("")).isEmpty();
      }
      Screen table = sitting.currentScreen();
      frames.add(words(sitting.screen()));
      assertThat(table.frame().size().rows()).isLessThan(Size.DEFAULT.rows());
      String all = String.join("\n", frames);
      assertThat(told).allSatisfy(line -> assertThat(all).contains(words(line)));
    }

    private static String words(String text) {
      return text.replaceAll("[\\s|]+", " ").strip();
    }
  }
}
