package lethe.app.titles.ravens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.engine.core.Spectator;
import lethe.engine.core.TestVolume;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Colors;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.HeartStatus;
import lethe.engine.games.ravens.HeartView;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.PoemCard;
import lethe.engine.games.ravens.Ravens;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Test;

/** Tests that no part of the side panel is cut off in a window of standard size. */
class RavensClippingTest {
  private static final int PANEL_COLUMNS = 36;
  private static final String CUT_OFF_MARK =
      RavensTitle.MESSAGES.format("draw.cut", 2).replaceAll("\\d+ .*", "");

  @Test
  void theSidePanelIsNotCutOff() {
    MixedMatches.forEachPosition(
        TestVolume.times(4, 12),
        (match, seat) -> {
          for (Viewer viewer : List.<Viewer>of(seat, Spectator.SPECTATOR)) {
            View view = match.view(viewer);
            Frame frame = DrawnTable.of(view, viewer, Size.DEFAULT).frame();
            assertThat(frame.lines())
                .as("%s", frame)
                .noneMatch(line -> line.contains(CUT_OFF_MARK));
            int columns = view.atman().isEmpty() ? Size.DEFAULT.columns() - 1 : PANEL_COLUMNS;
            assertThat(new SidePanel(view, viewer, columns).lines(99, List.of()))
                .allMatch(strip -> strip.columns() <= columns);
          }
        });
  }

  /** The complete row consists of a heart and six poem cards, all with number 1. */
  @Test
  void aLongPoemRowIsWrapped() {
    List<Card> ones =
        Ravens.standardDeck().stream().filter(card -> card.number() == 1).limit(7).toList();
    List<PoemCard> poemCards = ones.stream().skip(1).map(card -> new PoemCard(card, true)).toList();
    RowView row =
        new RowView(
            1,
            7,
            new HeartView(new Face.Up(ones.getFirst()), HeartStatus.SIDEWAYS, 1, 1, Colors.NONE),
            poemCards,
            true);
    assertThat(rowTexts(PoemRowDrawing.draw(row, Phase.TAKE, false, PANEL_COLUMNS)))
        .containsExactly(" 1 (R1) (~R1) (~B1) (~B1) (~G1)", "   (~G1) (~Y1)            7 complete");
    Colors allColors =
        Stream.of(Color.values()).reduce(Colors.NONE, Colors::with, (colors, _) -> colors);
    RowView incomplete =
        new RowView(
            2,
            7,
            new HeartView(Face.DOWN, HeartStatus.DOWN, 1, 4, allColors),
            poemCards.subList(0, 3),
            false);
    assertThat(rowTexts(PoemRowDrawing.draw(incomplete, Phase.TAKE, true, PANEL_COLUMNS)))
        .containsExactly(">2 [??] (~R1) (~B1) (~B1)", "   not R B G Y P            ?+3 of 7");
  }

  private static List<String> rowTexts(List<StyledLine> lines) {
    return lines.stream()
        .map(line -> String.join("", line.pieces().stream().map(Text::text).toList()))
        .toList();
  }
}
