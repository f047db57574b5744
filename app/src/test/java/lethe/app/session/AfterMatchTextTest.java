package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.PageEvent;
import lethe.app.page.SpokenScreens;
import lethe.app.page.TextPage;
import lethe.app.titles.Title;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Tests the messages and commands after a match. */
@Tag("titles")
class AfterMatchTextTest {
  private static final String AFTER_MATCH_ADVICE =
      "The match is over: analyze finds the best moves, ";

  /** Returns the page of a conceded match with spoken output. */
  private static <C, O, V> MatchPageTester<C, O, V> pageAfterConcession(Title<C, O, V> title) {
    List<Seat> seats = title.seats().firstSeats(title.seats().defaultCount());
    Seat seat = seats.getFirst();
    MatchPageTester<C, O, V> tester =
        MatchPageTester.spoken(title, 1, seats.size(), seat, Size.DEFAULT);
    // Open the curtain, and look at the timed view until it is covered.
    Stream.of("", "", "").forEach(tester::type);
    tester.addControl(new ControlEntry.Conceded(seat));
    tester.refresh(seat);
    return tester;
  }

  /** Returns the spoken output, including that of texts above the table, which are closed. */
  private static String spokenText(MatchPageTester<?, ?, ?> tester) {
    StringBuilder spoken = new StringBuilder();
    spoken.append(
        String.join("\n", new SpokenScreens().takeNewLines(tester.currentScreen()).lines()));
    while (tester.page() instanceof TextPage<?, ?>) {
      tester.type("");
      spoken
          .append("\n")
          .append(
              String.join("\n", new SpokenScreens().takeNewLines(tester.currentScreen()).lines()));
    }
    return spoken.toString();
  }

  @ParameterizedTest
  @FieldSource("lethe.app.titles.AllTitles#ALL")
  void theResultIsSpokenOnceBeforeTheAdvice(Title<?, ?, ?> title) {
    MatchPageTester<?, ?, ?> tester = pageAfterConcession(title);
    String verdict = FoldedTexts.fold(tester.matchPage().snapshot().ending().getFirst().text());
    String spoken = FoldedTexts.fold(spokenText(tester));
    assertThat(spoken).containsOnlyOnce(verdict).containsOnlyOnce(AFTER_MATCH_ADVICE);
    assertThat(spoken.indexOf(verdict)).isLessThan(spoken.indexOf(AFTER_MATCH_ADVICE));
    for (String line : List.of("", "xyzzy", "hint", "moves")) {
      tester.type(line);
      assertThat(FoldedTexts.fold(spokenText(tester))).as("after %s", line).doesNotContain(verdict);
    }
    assertThat(tester.currentScreen().prompt()).isEqualTo("(analyze, again, rematch or quit)> ");
  }

  @ParameterizedTest
  @FieldSource("lethe.app.titles.AllTitles#ALL")
  void hintMovesAndHelpListTheCommandsAfterTheMatch(Title<?, ?, ?> title) {
    MatchPageTester<?, ?, ?> tester = pageAfterConcession(title);
    tester.closeTexts();
    tester.send(new PageEvent.Resized(new Size(44, 16)));
    assertThat(tester.currentScreen().prompt()).isEqualTo("(over: type help)> ");
    tester.send(new PageEvent.Resized(Size.DEFAULT));
    for (String line : List.of("hint", "moves")) {
      tester.type(line);
      assertThat(FoldedTexts.fold(spokenText(tester)))
          .contains(AFTER_MATCH_ADVICE)
          .doesNotContain("not your turn");
    }
    assertThat(ReplyTexts.currentSituation(tester.matchPage()).stream().map(Text::text))
        .anyMatch(line -> line.startsWith(AFTER_MATCH_ADVICE));
    tester.type("help");
    assertThat(spokenText(tester))
        .startsWith("The match is over. You can type:\n")
        .contains("analyze ")
        .doesNotContain("concede");
  }

  /** A reply that another one has replaced is not shown again. */
  @ParameterizedTest
  @FieldSource("lethe.app.titles.AllTitles#ALL")
  void aLongReplyReplacesThePreviousReply(Title<?, ?, ?> title) {
    MatchPageTester<?, ?, ?> tester = pageAfterConcession(title);
    tester.closeTexts();
    tester.send(new PageEvent.MessageReceived(List.of("Analyzing move 2 of 2.")));
    tester.send(new PageEvent.MessageReceived(Stream.generate(() -> "A line.").limit(99).toList()));
    assertThat(tester.page()).isInstanceOf(TextPage.class);
    tester.closeTexts();
    assertThat(tester.reply()).isEmpty();
  }
}
