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
 * Checks the page laws in matches of every game: all messages are shown, no typed line is lost, and
 * commands that only look have no effect.
 */
@Tag("titles")
class PageLawsTest {
  /** Commands that are possible at any time and change nothing. */
  private static final List<String> LOOK_COMMANDS =
      List.of("help", "moves", "look", "story", "rules");

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
  void pagesOfAMatchObeyThePageLaws(Title<?, ?, ?> title, PausePolicy pausePolicy) {
    for (long seed = 0; seed < MATCHES; seed++) {
      new RandomPlayer<>(title, pausePolicy, seed).play();
    }
  }

  /** A player at one seat of a random match. */
  private static final class RandomPlayer<C, O, V> {
    private final MatchPageTester<C, O, V> tester;
    private final MutableRng dice;
    private final Seat seat;

    RandomPlayer(Title<C, O, V> title, PausePolicy pausePolicy, long seed) {
      seat = title.seats().firstSeats(title.seats().defaultCount()).getFirst();
      tester = MatchPageTester.of(title, Options.NONE, seed, 1, seat, Size.DEFAULT, pausePolicy);
      dice = new MutableRng(new Rng(seed));
    }

    void play() {
      assertAllMessagesAreShown(0);
      int ownMoveCount = 0;
      for (int move = 0; move < MOVES && !tester.match().turn().isOver(); move++) {
        List<C> legal = tester.match().legalCommands(tester.mover());
        String line = tester.matchPage().notation().format(dice.pick(legal));
        if (tester.mover().equals(seat)
            && tester.matchPage().visibility() instanceof TableVisibility.Visible) {
          assertLookingHasNoEffect(line);
          tester.type(line);
          ownMoveCount++;
        }
        int knownCount = tester.matchPage().recentMessages().size();
        tester.play(line);
        tester.refresh(seat);
        assertClosingHasNoOtherEffect();
        assertAllMessagesAreShown(knownCount);
      }
      assertThat(ownMoveCount).isPositive();
    }

    /**
     * Asserts that a command that only shows something has no other effect, and that a line typed
     * above a text is executed.
     */
    private void assertLookingHasNoEffect(String line) {
      TableVisibility visibility = tester.matchPage().visibility();
      String word = dice.pick(LOOK_COMMANDS);
      assertThat(tester.type(word)).as(word).isEmpty();
      assertThat(tester.matchPage().visibility()).isEqualTo(visibility);
      assertThat(tester.currentScreen().preview().isAllowed(line))
          .as("%s above %s", line, word)
          .isTrue();
      PageLaws.assertLineWorksWhileATextIsOpen(tester.matchPage(), line);
      PageLaws.assertClosingHasNoOtherEffect(tester.matchPage());
      PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> step =
          tester.page().onEvent(new PageEvent.LineEntered(line));
      assertThat(step.effects()).as("%s above %s", line, word).hasSize(1);
      assertThat(step.effects().getFirst()).isInstanceOf(MatchEffect.Submit.class);
      tester.closeTexts();
    }

    /** Asserts that Esc closes a text, if there is one, and leaves the page below unchanged. */
    private void assertClosingHasNoOtherEffect() {
      Page<MatchEffect<C>, MatchUpdate<C, O, V>> open = tester.page();
      if (tester.currentScreen().kind() == Kind.TEXT) {
        PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> closed =
            open.onEvent(new PageEvent.CloseRequested());
        assertThat(closed.effects()).isEmpty();
        assertThat(closed.page().orElseThrow().bottomPage()).isEqualTo(open.bottomPage());
      }
    }

    /** Asserts that all new messages have been shown when the table is reached. */
    private void assertAllMessagesAreShown(int knownCount) {
      List<String> messages =
          tester.matchPage().recentMessages().stream().skip(knownCount).map(Text::text).toList();
      List<String> frames = new ArrayList<>();
      while (tester.currentScreen().kind() == Kind.TEXT) {
        frames.add(FoldedTexts.foldWithoutBars(tester.screen()));
        assertThat(tester.type("")).isEmpty();
      }
      Screen table = tester.currentScreen();
      frames.add(FoldedTexts.foldWithoutBars(tester.screen()));
      assertThat(table.frame().size().rows()).isLessThan(Size.DEFAULT.rows());
      String all = String.join("\n", frames);
      assertThat(messages)
          .allSatisfy(line -> assertThat(all).contains(FoldedTexts.foldWithoutBars(line)));
    }
  }
}
