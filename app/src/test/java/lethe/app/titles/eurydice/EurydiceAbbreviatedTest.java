package lethe.app.titles.eurydice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Function;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.titles.BoardPart;
import lethe.app.titles.Title;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.View;
import org.junit.jupiter.api.Test;

/** Tests the abbreviated description of the table. */
class EurydiceAbbreviatedTest {
  private static final Title<Command, Observation, View> FULL = EurydiceTitle.TITLE;
  private static final Title<Command, Observation, View> ABBREVIATED =
      EurydiceTitle.TITLE.abbreviated();

  /** The maximum number of lines, slightly more than half of those of the full description. */
  private static final int MAX_LINES = 17;

  private static List<String> messageLines(
      Title<Command, Observation, View> title,
      View view,
      Function<BoardPart, List<String>> messagesOf) {
    return title.describe(view, GameSeats.ORPHEUS).stream()
        .flatMap(part -> messagesOf.apply(part).stream())
        .toList();
  }

  @Test
  void theAbbreviatedDescriptionIsShortAndListsTheSymbolsAhead() {
    for (ShippedMatch shipped : ShippedMatch.all()) {
      for (int position = 0; position < shipped.match().position(); position++) {
        View view = shipped.match().atPosition(position).view(GameSeats.ORPHEUS);
        List<String> messages = messageLines(ABBREVIATED, view, BoardPart::summary);
        List<Text> lines =
            Text.wrapped(messages.stream().map(Text::plain).toList(), Size.DEFAULT.columns());
        if (view.discard().isEmpty()) {
          assertThat(lines)
              .as("%s %s", shipped.name(), position)
              .hasSizeLessThanOrEqualTo(MAX_LINES);
        }
        for (Space space : view.board().spaces()) {
          if (space.row() > view.space().row() + 1 && !space.isEnd()) {
            String laneAndSymbols = space.lane().word() + " " + ItemNames.symbols(space.symbols());
            assertThat(messages)
                .anyMatch(
                    line -> line.startsWith("Row " + space.row()) && line.contains(laneAndSymbols));
          }
        }
      }
    }
  }

  @Test
  void aRequestedRowIsDescribedInFull() {
    View view = ShippedMatch.of("she-walks-free").match().atPosition(0).view(GameSeats.ORPHEUS);
    assertThat(row(ABBREVIATED, view)).isEqualTo(row(FULL, view));
    assertThat(messageLines(FULL, view, BoardPart::summary))
        .isEqualTo(messageLines(FULL, view, BoardPart::messages));
  }

  private static List<String> row(Title<Command, Observation, View> title, View view) {
    return title.describe(view, GameSeats.ORPHEUS).stream()
        .filter(part -> part.name().equals("row 3"))
        .findFirst()
        .orElseThrow()
        .messages();
  }
}
