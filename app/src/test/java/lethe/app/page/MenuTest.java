package lethe.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Menu.Item;
import org.junit.jupiter.api.Test;

class MenuTest {
  private static final Menu MENU =
      new Menu(
          List.of(Text.bright("What now?"), Text.EMPTY),
          List.of(
              new Item("play", "Begin", "Deals the cards."),
              new Item("plan", "Think", "Takes a while."),
              new Item("quit", "Leave", "Goes home.")),
          List.of(Text.faint("Choose.")),
          "> ");

  @Test
  void anItemIsChosenByAnUnambiguousPrefixOfItsWord() {
    assertThat(MENU.choose("QUIT ")).contains(MENU.items().get(2));
    assertThat(MENU.choose("q")).contains(MENU.items().get(2));
    assertThat(MENU.choose("play")).contains(MENU.items().get(0));
    assertThat(MENU.choose("pla")).isEmpty();
    assertThat(MENU.choose("")).isEmpty();
    assertThat(MENU.choose("x")).isEmpty();
  }

  @Test
  void anInvalidChoiceIsAnsweredWithTheValidWords() {
    assertThat(MENU.invalidChoiceMessage(" x "))
        .isEqualTo("\"x\" is not one of the choices. Type one of: play, plan, quit");
    assertThat(MENU.invalidChoiceMessage("x", "SEAT"))
        .isEqualTo("\"x\" is not one of the choices. Type one of: play, plan, quit, SEAT");
    assertThat(MENU.invalidChoiceMessage("Pla"))
        .isEqualTo("\"Pla\" is ambiguous; it can mean: play, plan");
  }

  @Test
  void hotSpotsAreWhereItemsAreDrawn() {
    Screen screen = MENU.screen(Size.DEFAULT);
    assertThat(screen.frame().lines())
        .startsWith("What now?", "", "  play       Begin", "  plan       Think")
        .contains("Choose.");
    assertThat(screen.hotSpots()).hasSize(3);
    for (Screen.HotSpot hotSpot : screen.hotSpots()) {
      String row = screen.frame().lines().get(hotSpot.area().row());
      assertThat(row).contains(hotSpot.commands().getFirst());
      assertThat(hotSpot.description()).hasSize(1);
    }
  }

  @Test
  void aLineIsAllowedIfItChoosesAnItem() {
    Screen screen = MENU.screen(Size.DEFAULT);
    assertThat(screen.preview().isAllowed("pl")).isFalse();
    assertThat(screen.preview().isAllowed("qu")).isTrue();
  }

  @Test
  void aLongMenuIsDividedIntoPages() {
    List<Item> items =
        IntStream.rangeClosed(1, 50)
            .mapToObj(i -> new Item("" + i, "Number " + i, "The " + i + "th."))
            .toList();
    Menu menu = new Menu(MENU.header(), items, List.of(), "> ");
    Screen screen = menu.screen(Size.DEFAULT);
    assertThat(screen.frame().size().rows()).isLessThan(Size.DEFAULT.rows());
    assertThat(screen.frame().lines()).contains("(1 to 18 of 50; PgUp, PgDn: more)");
    assertThat(menu.choose("50")).contains(items.get(49));
    assertThat(screen.lines()).hasSize(50);
    Menu secondPage = menu.scrolledTo(menu.scrollPositionAfter(1, Size.DEFAULT));
    assertThat(secondPage.screen(Size.DEFAULT).frame().lines())
        .anyMatch(line -> line.contains("Number 19"));
    assertThat(menu.scrollPositionAfter(100, Size.DEFAULT)).isEqualTo(32);
    assertThat(menu.scrollPositionAfter(-1, Size.DEFAULT)).isZero();
  }

  @Test
  void aNameIsNotCutWithinParentheses() {
    Item item = new Item("1", "blue wins, 13 cups to 4. (known seed, hints)", "");
    assertThat(item.shortenedName(44)).isEqualTo(item.name());
    assertThat(item.shortenedName(40)).isEqualTo("blue wins, 13 cups to 4");
    assertThat(item.shortenedName(14)).isEqualTo("blue wins");
  }

  @Test
  void theHeaderIsOmittedToFitAllItems() {
    assertThat(MENU.screen(new Size(60, 9)).frame().lines()).startsWith("What now?");
    for (int rows = 6; rows < 9; rows++) {
      assertThat(MENU.screen(new Size(60, rows)).frame().lines())
          .startsWith("  play       Begin", "  plan       Think", "  quit       Leave");
    }
    assertThat(MENU.screen(new Size(60, 7)).frame().lines()).contains("Choose.");
  }
}
