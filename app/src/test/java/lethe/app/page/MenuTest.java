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
  void anItemIsChosenByAnUnambiguousBeginningOfItsWord() {
    assertThat(MENU.chosen("QUIT ")).contains(MENU.items().get(2));
    assertThat(MENU.chosen("q")).contains(MENU.items().get(2));
    assertThat(MENU.chosen("play")).contains(MENU.items().get(0));
    assertThat(MENU.chosen("pla")).isEmpty();
    assertThat(MENU.chosen("")).isEmpty();
    assertThat(MENU.chosen("x")).isEmpty();
  }

  @Test
  void anUnknownWordIsAnsweredWithTheWordsThatCanBeTyped() {
    assertThat(MENU.unclear(" x "))
        .isEqualTo("\"x\" is none of these; expected one of: play, plan, quit");
    assertThat(MENU.unclear("x", "SEAT"))
        .isEqualTo("\"x\" is none of these; expected one of: play, plan, quit, SEAT");
    assertThat(MENU.unclear("Pla")).isEqualTo("\"Pla\" can mean several things: play, plan");
  }

  @Test
  void everyItemCanBePointedAtWhereItIsDrawn() {
    Screen screen = MENU.screen(Size.USUAL);
    assertThat(screen.frame().lines())
        .startsWith("What now?", "", "  play       Begin", "  plan       Think")
        .contains("Choose.");
    for (Screen.Place place : screen.places()) {
      String row = screen.frame().lines().get(place.area().row());
      assertThat(row).contains(place.lines().getFirst());
      assertThat(place.about()).hasSize(1);
    }
    assertThat(screen.outlook().can("pl")).isFalse();
    assertThat(screen.outlook().can("qu")).isTrue();
  }

  @Test
  void anItemOutsideTheWindowCanStillBeTyped() {
    List<Item> many =
        IntStream.rangeClosed(1, 50)
            .mapToObj(i -> new Item("" + i, "Number " + i, "The " + i + "th."))
            .toList();
    Menu menu = new Menu(MENU.head(), many, List.of(), "> ");
    Screen screen = menu.screen(Size.USUAL);
    assertThat(screen.frame().size().rows()).isLessThan(Size.USUAL.rows());
    assertThat(screen.frame().lines()).contains("(1 to 18 of 50; PgUp, PgDn: the others)");
    assertThat(menu.chosen("50")).contains(many.get(49));
    assertThat(screen.lines()).hasSize(50);
    Menu next = menu.from(menu.turned(1, Size.USUAL));
    assertThat(next.screen(Size.USUAL).frame().lines())
        .anyMatch(line -> line.contains("Number 19"));
    assertThat(menu.turned(100, Size.USUAL)).isEqualTo(32);
    assertThat(menu.turned(-1, Size.USUAL)).isZero();
  }
}
