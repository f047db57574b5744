package lethe.app.titles.eurydice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Function;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.titles.BoardPart;
import lethe.app.titles.Title;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.SeatNames;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.View;
import org.junit.jupiter.api.Test;

/** Tests the brief description of the table. */
class EurydiceBriefTest {
  private static final Title<Command, Observation, View> WHOLE = EurydiceTitle.TITLE;
  private static final Title<Command, Observation, View> BRIEF = EurydiceTitle.TITLE.abbreviated();

  /** The most lines of a brief description, little more than half of the full one. */
  private static final int FEW = 17;

  private static List<String> messageLines(
      Title<Command, Observation, View> title, View view, Function<BoardPart, List<String>> what) {
    return title.describe(view, SeatNames.ORPHEUS).stream()
        .flatMap(part -> what.apply(part).stream())
        .toList();
  }

  @Test
  void theBriefDescriptionIsShortAndNamesEverySpaceAhead() {
    for (ShippedMatch shipped : ShippedMatch.all()) {
      for (int position = 0; position < shipped.match().position(); position++) {
        View view = shipped.match().atPosition(position).view(SeatNames.ORPHEUS);
        List<String> brief = messageLines(BRIEF, view, BoardPart::withSummary);
        List<Text> lines =
            Text.wrapped(brief.stream().map(Text::plain).toList(), Size.DEFAULT.columns());
        if (view.discard().isEmpty()) {
          assertThat(lines).as("%s %s", shipped.name(), position).hasSizeLessThanOrEqualTo(FEW);
        }
        for (Space space : view.board().spaces()) {
          if (space.row() > view.space().row() + 1 && !space.isEnd()) {
            String does = space.lane().word() + " " + ItemNames.symbols(space.symbols());
            assertThat(brief)
                .anyMatch(line -> line.startsWith("Row " + space.row()) && line.contains(does));
          }
        }
      }
    }
  }

  @Test
  void aRequestedRowIsDescribedInFull() {
    View view = ShippedMatch.of("she-walks-free").match().atPosition(0).view(SeatNames.ORPHEUS);
    assertThat(row(BRIEF, view)).isEqualTo(row(WHOLE, view));
    assertThat(messageLines(WHOLE, view, BoardPart::withSummary))
        .isEqualTo(messageLines(WHOLE, view, BoardPart::messages));
  }

  private static List<String> row(Title<Command, Observation, View> title, View view) {
    return title.describe(view, SeatNames.ORPHEUS).stream()
        .filter(part -> part.name().equals("row 3"))
        .findFirst()
        .orElseThrow()
        .messages();
  }
}
