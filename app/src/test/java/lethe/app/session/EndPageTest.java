package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.app.GoldenFile;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.PausePolicy;
import lethe.app.page.Screen;
import lethe.app.session.ResultComparison.CountStatus;
import lethe.app.session.ResultComparison.ScoredResult;
import lethe.app.titles.AllTitles;
import lethe.app.titles.EndPictures;
import lethe.app.titles.MatchRecap;
import lethe.app.titles.MatchResult;
import lethe.app.titles.Title;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.ravens.RavensTitle;
import lethe.app.titles.robots.RobotsTitle;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.Options;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Ending;
import lethe.engine.games.ravens.Loss;
import lethe.engine.games.robots.Rank;
import lethe.engine.kit.Vocabulary;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the page at the end of a match. */
@Tag("titles")
class EndPageTest {
  /**
   * The maximum size of a picture, which leaves enough space for the text next to it in a window of
   * 80 by 24 cells.
   */
  private static final Size MAX_PICTURE_SIZE = new Size(24, 9);

  private static final String CONCEDED = "conceded";

  /** An ending, and the indexes of the winning seats. */
  record EndingCase(Title<?, ?, ?> title, String keyword, List<Integer> winners) {}

  static Stream<EndingCase> endings() {
    List<EndingCase> cases = new ArrayList<>();
    for (Ending ending : Ending.values()) {
      cases.add(
          new EndingCase(
              EurydiceTitle.TITLE,
              Vocabulary.keyword(ending),
              ending == Ending.OVER ? List.of(0) : List.of()));
    }
    for (Loss loss : Loss.values()) {
      cases.add(new EndingCase(RavensTitle.TITLE, Vocabulary.keyword(loss), List.of()));
    }
    for (lethe.engine.games.ravens.Ending ending : lethe.engine.games.ravens.Ending.values()) {
      cases.add(new EndingCase(RavensTitle.TITLE, ending.outcomeName(), List.of(0, 1)));
    }
    for (Rank rank : Rank.values()) {
      cases.add(
          new EndingCase(
              RobotsTitle.TITLE, rank.word(), rank == Rank.ROBOT ? List.of(0) : List.of()));
    }
    for (String ending : List.of("most-points", "shared", "team-most-points", "team-shared")) {
      cases.add(new EndingCase(RobotsTitle.TITLE, ending, List.of(0)));
      cases.add(new EndingCase(RobotsTitle.TITLE, ending, List.of(1)));
    }
    cases.add(new EndingCase(TaSeTitle.TITLE, "most-cups", List.of(0)));
    cases.add(new EndingCase(TaSeTitle.TITLE, "most-cups", List.of(1)));
    cases.add(new EndingCase(TaSeTitle.TITLE, Outcome.DRAW, List.of()));
    for (Title<?, ?, ?> title : AllTitles.ALL) {
      cases.add(
          new EndingCase(title, CONCEDED, title.id().equals("ta-se") ? List.of(1) : List.of()));
    }
    return cases.stream();
  }

  @ParameterizedTest
  @MethodSource("endings")
  void everyEndingHasAPicture(EndingCase ending) {
    for (Viewer viewer : List.of(seats(ending.title()).getFirst(), Spectator.SPECTATOR)) {
      Optional<Frame> picture =
          ending.title().texts().endPictures().pictureFor(outcome(ending), viewer);
      assertThat(picture).isPresent();
      assertThat(picture.get().size().columns()).isLessThanOrEqualTo(MAX_PICTURE_SIZE.columns());
      assertThat(picture.get().size().rows()).isLessThanOrEqualTo(MAX_PICTURE_SIZE.rows());
      assertThat(picture.get().ascii()).isEqualTo(picture.get());
    }
  }

  @ParameterizedTest
  @MethodSource("endings")
  void theFirstPageContainsResultReasonAndComparison(EndingCase ending) {
    assertFirstPageIsComplete(ending.title(), ending);
  }

  /** Excludes games that have no endings of their own in {@link #endings}. */
  @Test
  void theFirstPagesMatchTheGoldenFile() {
    Set<Title<?, ?, ?>> drawn =
        endings()
            .filter(ending -> !ending.keyword().equals(CONCEDED))
            .map(EndingCase::title)
            .collect(Collectors.toSet());
    String pages =
        endings()
            .filter(ending -> drawn.contains(ending.title()))
            .map(ending -> assertFirstPageIsComplete(ending.title(), ending))
            .collect(Collectors.joining("\n%s\n".formatted("=".repeat(80))));
    GoldenFile.check(EndPageTest.class, "end-pages.80x24.golden", pages + "\n");
  }

  /** Asserts that the first page is complete, and returns its text. */
  private static <C, O, V> String assertFirstPageIsComplete(
      Title<C, O, V> title, EndingCase ending) {
    MatchPage<C, O, V> page = page(title, ending);
    V view = page.snapshot().view();
    MatchRecap recap = title.narration().recap().summarize(view, List.of(), outcome(ending));
    List<ScoredResult> earlier = List.of(new ScoredResult(true, 3), new ScoredResult(false, 1));
    ResultComparison comparison =
        new ResultComparison(new ScoredResult(true, 12), earlier, 2, CountStatus.COUNTS, false);
    PostMatchSummary summary =
        new PostMatchSummary(
            recap,
            IntStream.range(0, 3).mapToObj(i -> Text.plain("  Turning point " + i)).toList(),
            comparison.lines(title::pointsText),
            OptionalLong.of(5));
    Screen screen = EndPage.of(page, summary).above(Size.DEFAULT, page).screen(Size.DEFAULT);
    String words = words(screen.frame());
    List<Text> result = page.snapshot().ending();
    assertThat(screen.frame().lines().getFirst()).contains(title.name());
    assertThat(words)
        .contains(words(summary.comparison()))
        .contains(words(recap.nextGoal()))
        .contains(words(List.of(Text.plain(ReplyTexts.afterMatch(page)))));
    int pictureColumns = page.snapshot().endPicture().orElseThrow().size().columns();
    String textNextToPicture = words(rightOf(pictureColumns, screen.frame()));
    assertThat(textNextToPicture).contains(words(result)).contains(words(recap.reason()));
    return screen.frame().toString();
  }

  /** The result is also stated in words, so that nothing depends on the color. */
  @Test
  void theHeadingSaysWhetherThePlayerHasWon() {
    EndingCase won = new EndingCase(TaSeTitle.TITLE, "most-cups", List.of(0));
    EndingCase lost = new EndingCase(TaSeTitle.TITLE, "most-cups", List.of(1));
    EndingCase drawn = new EndingCase(TaSeTitle.TITLE, Outcome.DRAW, List.of());
    assertThat(heading(won)).isEqualTo(new Text("Ta-Se: you won", MatchResult.WON.style()));
    assertThat(heading(lost)).isEqualTo(new Text("Ta-Se: you lost", MatchResult.LOST.style()));
    assertThat(heading(drawn)).isEqualTo(new Text("Ta-Se: a draw", MatchResult.DRAWN.style()));
  }

  private static Text heading(EndingCase ending) {
    return EndPage.of(page(TaSeTitle.TITLE, ending), PostMatchSummary.NONE).lines().getFirst();
  }

  @Test
  void aPictureHasTheColorsOfItsHeader() {
    EndPictures pictures = EndPictures.parse("[a.won] o=red\n o\nxo\n\n[b]\n-\n");
    Outcome outcome =
        new Outcome("a", List.of(new SeatResult(seats(TaSeTitle.TITLE).getFirst(), 1, true)));
    assertThat(pictures.pictureFor(outcome, Spectator.SPECTATOR)).isEmpty();
    Frame picture = pictures.pictureFor(outcome, seats(TaSeTitle.TITLE).getFirst()).orElseThrow();
    assertThat(picture.lines()).containsExactly(" o", "xo");
    assertThat(picture.at(1, 0).style().ink()).isEqualTo(Ink.RED);
    assertThat(picture.at(0, 1).style().ink()).isEqualTo(Ink.PLAIN);
  }

  private static List<Seat> seats(Title<?, ?, ?> title) {
    return title.seats().firstSeats(title.seats().defaultCount());
  }

  private static Outcome outcome(EndingCase ending) {
    List<Seat> seats = seats(ending.title());
    return new Outcome(
        ending.keyword(),
        IntStream.range(0, seats.size())
            .mapToObj(i -> new SeatResult(seats.get(i), 9 - i, ending.winners().contains(i)))
            .toList());
  }

  /** Returns the page of a match as its first player sees it after the end. */
  private static <C, O, V> MatchPage<C, O, V> page(Title<C, O, V> title, EndingCase ending) {
    Seat seat = seats(title).getFirst();
    MatchPageTester<C, O, V> tester =
        MatchPageTester.of(title, Options.NONE, 5, 1, seat, Size.DEFAULT, PausePolicy.IMPORTANT);
    Snapshot<C, O, V> running = tester.matchPage().snapshot();
    return tester
        .matchPage()
        .withSnapshot(
            new Snapshot<>(
                title,
                seat,
                running.view(),
                new Turn.Over(outcome(ending)),
                List.of(),
                running.seats(),
                running.players(),
                List.of(),
                List.of()));
  }

  /** Returns the part of a frame to the right of a number of columns. */
  private static Frame rightOf(int columns, Frame frame) {
    return Frame.of(
        frame.lines().stream()
            .map(line -> line.length() < columns ? "" : line.substring(columns))
            .map(Text::plain)
            .toList());
  }

  private static String words(Frame frame) {
    return FoldedTexts.fold(String.join(" ", frame.lines()));
  }

  private static String words(List<Text> lines) {
    return FoldedTexts.fold(String.join(" ", lines.stream().map(Text::text).toList()));
  }
}
