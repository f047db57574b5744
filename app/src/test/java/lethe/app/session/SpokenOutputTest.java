package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.PausePolicy;
import lethe.app.titles.BoardPart;
import lethe.app.titles.Title;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Options;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Tests that every table can be described in words, part by part, together with its question. */
@Tag("titles")
class SpokenOutputTest {
  private static final int MOVES = 60;

  @ParameterizedTest
  @FieldSource("lethe.app.titles.AllTitles#ALL")
  void tablesAreDescribedAsText(Title<?, ?, ?> title) {
    assertTablesAreDescribed(title);
  }

  private static <C, O, V> void assertTablesAreDescribed(Title<C, O, V> title) {
    Seat seat = title.seats().firstSeats(title.seats().defaultCount()).getFirst();
    MatchPageTester<C, O, V> tester =
        MatchPageTester.of(title, Options.NONE, 1, 1, seat, Size.DEFAULT, PausePolicy.NEVER);
    MutableRng rng = new MutableRng(new Rng(1));
    for (int move = 0; move < MOVES && !tester.match().turn().isOver(); move++) {
      List<BoardPart> parts = title.describe(tester.match().view(seat), seat);
      assertThat(parts).isNotEmpty().extracting(BoardPart::name).doesNotHaveDuplicates();
      assertThat(parts)
          .flatExtracting(BoardPart::messages)
          .isNotEmpty()
          .allSatisfy(message -> assertThat(message).matches("[ -~]+[.:!?]"));
      if (tester.matchPage().secondsLeft() == 0) {
        assertThat(tester.matchPage().screen(Size.DEFAULT).spokenText())
            .extracting(Text::text)
            .contains(MatchScreens.statusLines(tester.matchPage()).getLast().text());
      }
      tester.playRandomCommand(rng);
      tester.refresh(seat);
    }
  }
}
