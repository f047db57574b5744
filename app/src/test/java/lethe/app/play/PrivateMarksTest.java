package lethe.app.play;

import static lethe.app.session.Preferences.DEFAULT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.session.PrivateMark;
import lethe.app.session.ReviewPage;
import lethe.app.terminal.ScriptedConsole;
import lethe.app.titles.AllTitles;
import lethe.app.titles.Title;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.ravens.RavensTitle;
import lethe.app.titles.robots.RobotsTitle;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Viewer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests which players see private marks, where, and for how long. */
@Tag("titles")
class PrivateMarksTest {
  static List<Title<?, ?, ?>> titles() {
    return AllTitles.ALL;
  }

  private static Table<?, ?, ?> ravensTable() {
    return TestTables.table(RavensTitle.TITLE, Options.NONE, 5, "human", "bot");
  }

  private static String lastScreenAfter(Table<?, ?, ?> table, String... lines) {
    ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, List.of(lines)).erasingScreens();
    MatchRunner.run(table, console, DEFAULT);
    return console.screenTexts().getLast();
  }

  private static List<PrivateMark> marks(Table<?, ?, ?> table, Viewer viewer) {
    return marks(table.title(), table.match(), viewer);
  }

  @SuppressWarnings("unchecked") // the match is of the same game as the title
  private static <C, O, V> List<PrivateMark> marks(
      Title<C, O, V> title, Match<?, ?, ?> match, Viewer viewer) {
    return PrivateMark.marksOf(title, (Match<C, O, V>) match, viewer);
  }

  @Test
  void aMarkIsShownBelowTheTableUntilItIsDeleted() {
    Table<?, ?, ?> table = ravensTable();
    assertThat(lastScreenAfter(table, "", "mark row 2 Red?")).contains("Your marks: row 2: Red?");
    assertThat(lastScreenAfter(table, "", "mark m13 keep it", "mark row 2 4"))
        .contains("Your marks: m13: keep it; row 2: 4");
    assertThat(lastScreenAfter(table, "", "mark row 2 -")).contains("Your marks: m13: keep it");
    assertThat(lastScreenAfter(table, "", "mark -")).doesNotContain("Your marks");
    assertThat(marks(table, table.match().seats().getFirst())).isEmpty();
  }

  @Test
  void theLookCommandShowsTheMarkOfThePlace() {
    String marked =
        lastScreenAfter(ravensTable(), "", "mark row 2 red?", "mark row 3 4", "look row 2");
    assertThat(marked).contains("Your marks: row 2: red?").doesNotContain("row 3: 4");
  }

  @Test
  void marksAreStoredWithTheMatch() {
    Table<?, ?, ?> table = ravensTable();
    lastScreenAfter(table, "", "mark row 2 red?", "draw 2");
    Table<?, ?, ?> replayed = ravensTable();
    assertThat(ScriptPlayer.play(replayed, TestTables.script(TestTables.journal(table)))).isEmpty();
    assertThat(lastScreenAfter(replayed, "")).contains("Your marks: row 2: red?");
  }

  @Test
  void aNewPlayerDoesNotSeeThePreviousPlayersMarks() {
    Table<?, ?, ?> table = ravensTable();
    lastScreenAfter(table, "", "mark row 2 red?");
    Seat feth = table.match().seats().getFirst();
    assertThat(marks(table, feth)).hasSize(1);
    assertThat(table.addControlIfAllowed(new ControlEntry.SeatReassigned(feth, new Player.Human())))
        .isEmpty();
    assertThat(marks(table, feth)).isEmpty();
  }

  /**
   * What others see, what they can do, and which messages they receive is the same as without the
   * mark.
   */
  @Test
  void onlyTheAuthorSeesAMark() {
    Table<?, ?, ?> marked = TestTables.table(RavensTitle.TITLE, Options.NONE, 5, "human", "human");
    Table<?, ?, ?> twin = TestTables.table(RavensTitle.TITLE, Options.NONE, 5, "human", "human");
    List<Seat> seats = marked.match().seats();
    for (Table<?, ?, ?> table : List.of(marked, twin)) {
      TestTables.submit(table, seats.getLast(), "arrange 1 2 3 4");
    }
    assertThat(
            marked.addControlIfAllowed(
                new PrivateMark("row 2", "red?").entry(seats.getFirst(), "batch 1, round 1")))
        .isEmpty();
    assertThat(marks(marked, seats.getFirst())).containsExactly(new PrivateMark("row 2", "red?"));
    for (Viewer viewer : List.of(seats.getLast(), Spectator.SPECTATOR)) {
      assertThat(marks(marked, viewer)).isEmpty();
      assertThat(marked.match().view(viewer)).isEqualTo(twin.match().view(viewer));
      assertThat(marked.match().turn()).isEqualTo(twin.match().turn());
      assertThat((Object) marked.match().observations(viewer))
          .isEqualTo(twin.match().observations(viewer));
    }
    assertThat(marked.match().legalCommands(seats.getLast()))
        .isEqualTo(twin.match().legalCommands(seats.getLast()));
  }

  /** In the next batch, a row has another heart. */
  @Test
  void aMarkIsValidOnlyInItsBatch() {
    Table<?, ?, ?> table = ravensTable();
    Seat feth = table.match().seats().getFirst();
    lastScreenAfter(table, "");
    table.addControl(new ControlEntry.Marked(feth, "batch 2, row 2", "blue"));
    assertThat(marks(table, feth)).isEmpty();
    table.addControl(new ControlEntry.Marked(feth, "batch 1, row 2", "red"));
    assertThat(marks(table, feth)).containsExactly(new PrivateMark("row 2", "red"));
  }

  @Test
  void aReviewHidesTheTextsOfMarks() {
    Table<?, ?, ?> table = ravensTable();
    lastScreenAfter(table, "", "mark row 2 secret", "draw 2", "concede", "concede");
    assertThat(table.match().turn().isOver()).isTrue();
    assertThat(reviewScreens(table)).noneMatch(text -> text.contains("secret"));
    assertThat(reviewScreens(table)).anyMatch(text -> text.contains("a private mark"));
  }

  private static <C, O, V> List<String> reviewScreens(Table<C, O, V> table) {
    ReviewPage<C, O, V> review = TestTables.review(table);
    return IntStream.rangeClosed(0, table.match().position())
        .boxed()
        .flatMap(
            position ->
                review.viewerNames().stream()
                    .map(
                        name ->
                            review
                                .withViewerNamed(name)
                                .atPosition(position)
                                .screen(Size.DEFAULT)
                                .frame()
                                .toString()))
        .toList();
  }

  /** F1 shows the description of the selected place. */
  @Test
  void aSelectedPlaceIsDescribedWithItsMark() {
    assertThat(descriptions(ravensTable(), "mark row 2 red?", "mark m13 keep it"))
        .filteredOn(text -> text.contains("Your marks"))
        .anyMatch(text -> text.contains("Row 2") && text.endsWith("Your marks: row 2: red?"))
        .anyMatch(text -> text.endsWith("Your marks: m13: keep it"))
        .hasSize(1 + 4);
    Table<?, ?, ?> eurydice = TestTables.table(EurydiceTitle.TITLE, Options.NONE, 5, "human");
    assertThat(descriptions(eurydice, "mark Tantalus' Pool avoid"))
        .filteredOn(text -> text.contains("Your marks"))
        .singleElement(STRING)
        .contains("Tantalus' Pool")
        .endsWith("Your marks: tantalus' pool: avoid");
  }

  /** Returns the descriptions of all places that can be selected after these lines were typed. */
  private static List<String> descriptions(Table<?, ?, ?> table, String... lines) {
    ScriptedConsole console =
        new ScriptedConsole(Size.DEFAULT, Stream.concat(Stream.of(""), Stream.of(lines)).toList())
            .erasingScreens();
    MatchRunner.run(table, console, DEFAULT);
    return console.screens().getLast().hotSpots().stream()
        .map(spot -> spot.description().stream().map(Text::text).collect(Collectors.joining("\n")))
        .toList();
  }

  @Test
  void taSeAndRobotsAreMemoryGamesUnlikeEurydiceAndTheRavens() {
    assertThat(Stream.of(TaSeTitle.TITLE, RobotsTitle.TITLE)).allMatch(Title::isMemoryGame);
    assertThat(Stream.of(EurydiceTitle.TITLE, RavensTitle.TITLE)).noneMatch(Title::isMemoryGame);
  }

  @ParameterizedTest
  @MethodSource("titles")
  void marksAreUnavailableOnlyInMemoryGames(Title<?, ?, ?> title) {
    String[] players =
        IntStream.range(0, title.seats().defaultCount())
            .mapToObj(seat -> seat == 0 ? "human" : "bot")
            .toArray(String[]::new);
    Table<?, ?, ?> table = TestTables.table(title, Options.NONE, 5, players);
    assertThat(lastScreenAfter(table, "", "mark").contains("This game has no marks"))
        .isEqualTo(title.isMemoryGame());
  }

  @Test
  void theDeckDiscardsAndSpacesOfEurydiceCanBeMarked() {
    Table<?, ?, ?> table = TestTables.table(EurydiceTitle.TITLE, Options.NONE, 5, "human");
    assertThat(lastScreenAfter(table, "", "mark Tantalus' Pool avoid"))
        .contains("Your marks: tantalus' pool: avoid");
    assertThat(
            lastScreenAfter(
                table, "", "up middle", "resolve peril", "pay", "mark discard 1 a club?"))
        .contains("discard 1: a club?");
    assertThat(lastScreenAfter(table, "", "mark deck two clubs on top"))
        .contains("deck: two clubs on top");
  }

  @Test
  void invalidMarkCommandsAreRejected() {
    Table<?, ?, ?> table = ravensTable();
    assertThat(lastScreenAfter(table, "", "mark nowhere red")).contains("There is no such place.");
    assertThat(lastScreenAfter(table, "", "mark row 2"))
        .contains("The text of the mark is missing");
    assertThat(lastScreenAfter(table, "", "mark row 2 " + "x".repeat(41)))
        .contains("A mark can have at most 40 characters.");
    assertThat(lastScreenAfter(table, "", "mark row 2 -")).contains("You have no mark there.");
    assertThat(marks(table, table.match().seats().getFirst())).isEmpty();
  }
}
