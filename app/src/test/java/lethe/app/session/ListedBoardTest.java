package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.PageEvent;
import lethe.app.page.PausePolicy;
import lethe.app.page.Screen;
import lethe.app.titles.Title;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Options;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.TestVolume;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Tests tables that are listed because the window is too small to draw them. */
@Tag("titles")
class ListedBoardTest {
  /** More pages than any list has. */
  private static final int PAGE_LIMIT = 100;

  /** The size of a page in a window of 40 columns and 10 rows. */
  private static final Size PAGE_SIZE = new Size(40, 9);

  private static final int MOVES = TestVolume.times(20, 60);

  /** The table and the question are also visible. */
  @ParameterizedTest
  @FieldSource("lethe.app.titles.AllTitles#ALL")
  void everyLegalCommandIsListed(Title<?, ?, ?> title) {
    assertCommandsAreListed(title);
  }

  private static <C, O, V> void assertCommandsAreListed(Title<C, O, V> title) {
    Seat seat = title.seats().firstSeats(title.seats().defaultCount()).getFirst();
    MatchPageTester<C, O, V> tester =
        MatchPageTester.of(title, Options.NONE, 1, 1, seat, PAGE_SIZE, PausePolicy.IMPORTANT);
    Assumptions.assumeTrue(tester.matchPage().isListed(), "the drawing fits into the window");
    MutableRng rng = new MutableRng(new Rng(1));
    int questionCount = 0;
    for (int move = 0; move < MOVES && !tester.match().turn().isOver(); move++) {
      tester.closeTexts();
      assertThat(tester.matchPage().isListed()).isTrue();
      if (tester.matchPage().expectsCommand()) {
        questionCount++;
        assertThat(offeredCommands(tester)).containsAll(tester.matchPage().legalCommandTexts());
        assertShowsTable(tester.currentScreen());
      }
      tester.playRandomCommand(rng);
      tester.refresh(seat);
    }
    assertThat(questionCount).isPositive();
  }

  /** Asserts that at least half of the rows describe the table. */
  private static void assertShowsTable(Screen screen) {
    List<Screen.HotSpot> rows = screen.hotSpots();
    long commands = rows.stream().filter(row -> !row.commands().isEmpty()).count();
    assertThat(commands).isPositive();
    assertThat(rows.size() - commands).isGreaterThanOrEqualTo(commands);
  }

  /** A drawn table shows the last move below the cups; in a list, that might be on another page. */
  @Test
  void theOpponentsMoveIsShownWithAListedTable() {
    MatchPageTester<Command, Observation, View> blue =
        MatchPageTester.of(
            TaSeTitle.TITLE,
            Options.NONE,
            3,
            0,
            GameSeats.BLUE,
            new Size(46, 14),
            PausePolicy.IMPORTANT);
    blue.closeTexts();
    assertThat(blue.matchPage().isListed()).isTrue();
    blue.play("put 5 in 2");
    blue.refresh(GameSeats.BLUE);
    assertThat(blue.currentScreen().frame().lines())
        .anyMatch(line -> line.contains("Red puts 5 in cup 2."));
  }

  /** The last page stays until it is turned back, and there is no page before the first. */
  @Test
  void aListCanBeTurnedBackToItsFirstPage() {
    MatchPageTester<Command, Observation, View> tester =
        MatchPageTester.of(
            TaSeTitle.TITLE, Options.NONE, 3, 0, GameSeats.RED, PAGE_SIZE, PausePolicy.IMPORTANT);
    tester.closeTexts();
    Frame first = tester.currentScreen().frame();
    assertThat(tester.currentScreen().picture().hasPreviousPage()).isFalse();
    Deque<Frame> seen = new ArrayDeque<>();
    for (Frame now = first; !now.equals(seen.peek()); now = tester.currentScreen().frame()) {
      seen.push(now);
      assertThat(seen).as("the number of pages").hasSizeLessThan(PAGE_LIMIT);
      tester.send(new PageEvent.PageTurn(1));
    }
    assertThat(seen).hasSizeGreaterThan(2);
    assertThat(first.lines()).anyMatch(line -> line.endsWith("; PgUp, PgDn: more)"));
    for (int back = seen.size(); back > 1; back--) {
      assertThat(tester.currentScreen().picture().hasPreviousPage()).isTrue();
      tester.send(new PageEvent.PageTurn(-1));
    }
    assertThat(tester.currentScreen().frame()).isEqualTo(first);
    assertThat(tester.currentScreen().picture().hasPreviousPage()).isFalse();
  }

  /** Returns the commands offered on all pages. */
  private static List<String> offeredCommands(MatchPageTester<?, ?, ?> tester) {
    String question = MatchScreens.statusLines(tester.matchPage()).getLast().text();
    List<String> offered = new ArrayList<>();
    int pages = 0;
    Screen screen = tester.currentScreen();
    Frame before;
    do {
      before = screen.frame();
      assertThat(++pages).as("the number of pages").isLessThan(PAGE_LIMIT);
      assertThat(screen.frame().size().rows()).isLessThan(PAGE_SIZE.rows());
      assertThat(screen.frame().lines()).contains(question);
      for (Screen.HotSpot hotSpot : screen.hotSpots()) {
        assertThat(screen.frame().size().rows()).isGreaterThan(hotSpot.area().row());
        assertThat(hotSpot.description()).extracting(Text::text).isNotEmpty();
        offered.addAll(hotSpot.commands());
      }
      tester.send(new PageEvent.PageTurn(1));
      screen = tester.currentScreen();
    } while (!screen.frame().equals(before));
    while (tester.currentScreen().picture().hasPreviousPage()) {
      tester.send(new PageEvent.PageTurn(-1));
    }
    return offered;
  }
}
