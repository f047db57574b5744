package lethe.app.play;

import static lethe.app.session.Preferences.DEFAULT;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.app.session.ReviewLines;
import lethe.app.session.ReviewPage;
import lethe.app.terminal.ScriptedConsole;
import lethe.app.titles.Access;
import lethe.app.titles.AllTitles;
import lethe.app.titles.Title;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Viewer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests what is shown of a finished match while other players can still play its deal. Two matches
 * that differ only in cards hidden from a seat look the same to that seat even after the end.
 */
@Tag("titles")
class SharedDealTest {
  private static final Size SIZE = Size.DEFAULT;

  /** The games whose hidden cards are turned over at the end. */
  private static final Set<String> GAMES_WITH_FINAL_REVEAL = Set.of("eurydice", "ravens");

  /**
   * The games in which every seat observes all cards or chips, although players may forget them.
   */
  private static final Set<String> GAMES_WITHOUT_HIDDEN_CARDS = Set.of("robots", "ta-se");

  static Stream<Title<?, ?, ?>> titles() {
    return AllTitles.ALL.stream();
  }

  /** Returns a table with human players only, after a number of random plies. */
  private static Table<?, ?, ?> tableAfter(Title<?, ?, ?> title, int seed, int plies) {
    String[] players = new String[title.seats().defaultCount()];
    Arrays.fill(players, "human");
    Table<?, ?, ?> table = TestTables.table(title, Options.NONE, seed, players);
    TestTables.playRandomCommands(table, seed, plies);
    return table;
  }

  private static Seat firstSeat(Table<?, ?, ?> table) {
    return table.match().seats().getFirst();
  }

  /**
   * Returns a copy of the table at a position, after a reshuffle of everything that the first seat
   * cannot know.
   */
  private static <C, O, V> Table<C, O, V> twin(Table<C, O, V> table, int position, long seed) {
    Table<C, O, V> twin =
        new Table<>(table.title(), table.game(), table.match().atPosition(position));
    twin.addControl(new ControlEntry.Reshuffled(firstSeat(table), seed));
    return twin;
  }

  private static <C, O, V> Table<C, O, V> concededTwin(Table<C, O, V> table, long seed) {
    Table<C, O, V> twin = twin(table, table.match().position(), seed);
    twin.addControl(new ControlEntry.Conceded(firstSeat(table)));
    return twin;
  }

  private static <C, O, V> List<String> reviewTexts(Table<C, O, V> table, Access access) {
    Match<C, O, V> match = table.match();
    ReviewPage<C, O, V> review =
        ReviewPage.of(table.title(), table.game().notation(), match, access);
    List<String> pages = new ArrayList<>();
    List<String> names = new ArrayList<>(List.of("spectator", "referee"));
    match.seats().forEach(seat -> names.add(seat.name()));
    for (String name : names) {
      ReviewPage<C, O, V> viewerPage = ReviewLines.type(review, "as " + name);
      for (int position = 0; position <= match.position(); position++) {
        ReviewPage<C, O, V> moment = viewerPage.atPosition(position);
        pages.add(
            moment.screen(SIZE).frame()
                + "\n"
                + moment.tableDescription()
                + "\n"
                + moment.bottomText());
        pages.add(moment.screen(SIZE).log().toString());
        pages.add(moment.screen(SIZE).prompt() + "\n" + moment.viewerNames());
      }
    }
    return pages;
  }

  @ParameterizedTest
  @MethodSource("titles")
  void aReviewShowsOnlyTheSeatsInformation(Title<?, ?, ?> title) {
    int compared = 0;
    for (int plies : List.of(0, 1, 7, 20)) {
      Table<?, ?, ?> table = tableAfter(title, 5, plies);
      if (!table.match().turn().isOver()) {
        Access access = Access.only(firstSeat(table));
        Table<?, ?, ?> one = concededTwin(table, 1);
        Table<?, ?, ?> other = concededTwin(table, 2);
        assertThat(reviewTexts(one, access)).isEqualTo(reviewTexts(other, access));
        boolean equal = reviewTexts(one, Access.OPEN).equals(reviewTexts(other, Access.OPEN));
        assertThat(equal && GAMES_WITH_FINAL_REVEAL.contains(title.id())).isFalse();
        assertThat(equal || !GAMES_WITHOUT_HIDDEN_CARDS.contains(title.id())).isTrue();
        compared++;
      }
    }
    assertThat(compared).isPositive();
  }

  @Test
  void aReviewExplainsWhyOtherViewersAreUnavailable() {
    assertOtherViewersAreUnavailable(concededTwin(tableAfter(EurydiceTitle.TITLE, 5, 3), 1));
  }

  private static <C, O, V> void assertOtherViewersAreUnavailable(Table<C, O, V> table) {
    ReviewPage<C, O, V> review =
        ReviewPage.of(
            table.title(), table.game().notation(), table.match(), Access.only(firstSeat(table)));
    assertThat(review.viewer()).isEqualTo(firstSeat(table));
    assertThat(review.viewerNames()).containsExactly("orpheus");
    for (String name : List.of("referee", "spectator")) {
      ReviewPage<C, O, V> rejectedPage = ReviewLines.type(review, "as " + name);
      assertThat(rejectedPage.viewer()).isEqualTo(firstSeat(table));
      assertThat(rejectedPage.bottomText().toString())
          .contains("Other players can still play this deal. Until the day or the event is over");
    }
    assertThat(ReviewLines.type(review, "as zoe").bottomText().toString())
        .contains("You cannot view this match as \"zoe\"");
  }

  /** Returns everything that is shown to a player who concedes and then types further commands. */
  private static String outputAfterConceding(Table<?, ?, ?> table, Access access) {
    Participants participants =
        Participants.remote(List.of(firstSeat(table)), "one").withAccess(access);
    // Eurydice takes seconds for every move that is analyzed.
    String analyze = table.title().equals(EurydiceTitle.TITLE) ? "help" : "analyze";
    List<String> lines =
        List.of("concede", "concede", "", "", "", "log", "", "story", "", analyze, "", "again");
    ScriptedConsole console = new ScriptedConsole(SIZE, lines);
    MatchRunner.run(table, console, participants, TaskRunner.IMMEDIATE, DEFAULT);
    return console.transcript() + console.screens().getLast().log();
  }

  @ParameterizedTest
  @MethodSource("titles")
  void theEndOfAMatchShowsOnlyTheSeatsInformation(Title<?, ?, ?> title) {
    // Random plies soon lose the Ravens, while in Eurydice little is hidden before some moves.
    Table<?, ?, ?> table = tableAfter(title, 5, title.equals(EurydiceTitle.TITLE) ? 7 : 3);
    assertThat(table.match().turn().isOver()).isFalse();
    int position = table.match().position();
    Access access = Access.only(firstSeat(table));
    assertThat(outputAfterConceding(twin(table, position, 1), access))
        .isEqualTo(outputAfterConceding(twin(table, position, 2), access))
        .doesNotContain("seed ");
    // In the other games, the end reveals nothing that the seat did not know.
    assertThat(
            outputAfterConceding(twin(table, position, 1), Access.OPEN)
                .equals(outputAfterConceding(twin(table, position, 2), Access.OPEN)))
        .isNotEqualTo(GAMES_WITH_FINAL_REVEAL.contains(title.id()));
  }

  @ParameterizedTest
  @MethodSource("titles")
  void cardsRevealedByTheEndStayHidden(Title<?, ?, ?> title) {
    int withheld = 0;
    for (int seed = 1; seed <= 12; seed++) {
      withheld += countViewersWithoutFinalEvent(tableAfter(title, seed, 5_000));
    }
    assertThat(withheld > 0).isEqualTo(GAMES_WITH_FINAL_REVEAL.contains(title.id()));
  }

  /** Returns the number of viewers to whom the last event of a finished match is not shown. */
  private static <C, O, V> int countViewersWithoutFinalEvent(Table<C, O, V> table) {
    Match<C, O, V> match = table.match();
    assertThat(match.turn().isOver()).isTrue();
    List<Viewer> viewers = new ArrayList<>(match.seats());
    viewers.add(Spectator.SPECTATOR);
    int withheld = 0;
    for (Viewer viewer : viewers) {
      Access access = Access.only(viewer);
      V view = access.view(table.title(), match, viewer);
      List<ToldObservation<O>> told =
          access.observationsSince(table.title(), match, viewer, match.position() - 1);
      boolean isHidden = !told.equals(match.observationsSince(viewer, match.position() - 1));
      V before = match.atPosition(match.position() - 1).view(viewer);
      assertThat(view).isEqualTo(isHidden ? before : match.view(viewer));
      withheld += isHidden ? 1 : 0;
    }
    return withheld;
  }
}
