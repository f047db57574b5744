package lethe.app.fullscreen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import lethe.app.frame.Area;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Menu;
import lethe.app.page.Menu.Item;
import lethe.app.page.Page;
import lethe.app.page.Pager;
import lethe.app.page.Screen;
import lethe.app.page.TextPage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the positions of menus and texts in windows that are larger than necessary. */
class ScreenPlacementTest {
  private static Menu menu(int items) {
    return new Menu(
        List.of(Text.bright("What now?"), Text.EMPTY),
        IntStream.rangeClosed(1, items)
            .mapToObj(i -> new Item("item" + i, "Number " + i, "The " + i + "th."))
            .toList(),
        List.of(),
        "> ");
  }

  private static Screen place(Menu menu, Size window) {
    return WindowLayout.place(menu.screen(WindowLayout.screenSize(window)), window);
  }

  @ParameterizedTest
  @CsvSource({"40,10", "60,20", "80,24", "120,40", "160,50", "200,60"})
  void hotSpotsAreWhereMenuItemsAreDrawn(int columns, int rows) {
    Size window = new Size(columns, rows);
    for (int items : List.of(1, 8, 90)) {
      Screen screen = place(menu(items), window);
      List<String> lines =
          WindowLayout.of(InputState.empty(true).onScreen(screen), screen, window).frame().lines();
      assertThat(screen.hotSpots()).isNotEmpty();
      for (Screen.HotSpot hotSpot : screen.hotSpots()) {
        Area area = hotSpot.area();
        assertThat(lines.get(area.row()).substring(area.column() + 1)).startsWith(hotSpot.name());
        assertThat(area.column() + area.size().columns()).isLessThanOrEqualTo(columns);
      }
    }
  }

  @Test
  void aMessageDoesNotMoveACenteredMenu() {
    Size window = new Size(200, 60);
    Screen screen = place(menu(4), window);
    Area first = screen.hotSpots().getFirst().area();
    assertThat(first.column()).isEqualTo(61);
    assertThat(first.row()).isEqualTo(20);
    Menu withMessage = menu(4).withFooter(List.of(Text.bright("There is no such thing.")));
    assertThat(place(withMessage, window).hotSpots()).isEqualTo(screen.hotSpots());
    Screen unplaced = menu(4).screen(WindowLayout.screenSize(Size.DEFAULT));
    assertThat(WindowLayout.place(unplaced, Size.DEFAULT).frame().lines().getFirst())
        .isEqualTo("What now?");
  }

  @ParameterizedTest
  @CsvSource({"80,24", "100,34", "160,50"})
  void aLongMessageBelowAMenuIsNotCutOff(int columns, int rows) {
    Size window = new Size(columns, rows);
    String message = "one, two, ".repeat(20) + "end";
    Screen screen = place(menu(4).withFooter(List.of(Text.bright(message))), window);
    List<String> lines =
        WindowLayout.of(InputState.empty(true).onScreen(screen), screen, window).frame().lines();
    assertThat(String.join(" ", lines).replaceAll("\\s+", " ")).contains(message);
  }

  /** Margins limit the length of lines, because very long lines are hard to read. */
  @Test
  void aTextHasMarginsInAWideWindow() {
    Size window = new Size(200, 60);
    Page<Void, Void> text =
        TextPage.withoutPageBelow(
            List.of(Text.plain("word ".repeat(60).strip())), WindowLayout.screenSize(window));
    Screen screen = WindowLayout.place(text.screen(WindowLayout.screenSize(window)), window);
    assertThat(screen.frame().lines())
        .hasSize(4)
        .allMatch(line -> line.startsWith(" ".repeat((200 - Pager.MAX_LINE_WIDTH) / 2) + "word"))
        .allMatch(line -> line.strip().length() <= Pager.MAX_LINE_WIDTH);
  }
}
