package lethe.engine.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ControlTest {
  private static final List<Seat> TABLE = Seats.exactly("red", "blue").table(2);
  private static final Seat RED = TABLE.getFirst();
  private static final Seat BLUE = TABLE.getLast();

  @Test
  void everyControlReadsAsItIsWritten() {
    List<Control> all =
        List.of(
            new Control.Handed(BLUE, new Player.Human()),
            new Control.Handed(BLUE, new Player.Machine("")),
            new Control.Handed(BLUE, new Player.Machine("expert")),
            new Control.Undone(),
            new Control.Shown(List.of(BLUE)),
            new Control.Shown(TABLE),
            new Control.Shown(List.of(BLUE), Optional.of("3fa0")),
            new Control.Shown(List.of(), Optional.of("3fa0")),
            new Control.Known(Control.Known.How.SEED),
            new Control.Known(Control.Known.How.FORK),
            new Control.Hinted(BLUE),
            new Control.Copied("/home/a b/c.lethe"),
            new Control.Unguarded(BLUE),
            new Control.Committed("0123abcd"),
            new Control.Committed("0123abcd", "4567"),
            new Control.Adjourned(),
            new Control.Conceded(BLUE),
            new Control.Concluded("most-cups red 9 won blue 7"));
    for (Control control : all) {
      assertThat(Control.read(control.text(), TABLE)).hasValue(control);
    }
    assertThat(all.stream().map(Control::text))
        .containsExactly(
            "seat blue human",
            "seat blue bot",
            "seat blue bot:expert",
            "undo",
            "shown blue",
            "shown red blue",
            "shown blue @3fa0",
            "shown @3fa0",
            "known seed",
            "known fork",
            "hint blue",
            "copy /home/a b/c.lethe",
            "unguarded blue",
            "commitment 0123abcd",
            "commitment 0123abcd 4567",
            "adjourned",
            "concede blue",
            "outcome most-cups red 9 won blue 7");
  }

  @Test
  void blanksDoNotMatter() {
    assertThat(Control.read("  concede \t blue ", TABLE)).hasValue(new Control.Conceded(BLUE));
    assertThat(Control.read(" seat  blue  bot ", TABLE))
        .hasValue(new Control.Handed(BLUE, new Player.Machine("")));
  }

  @Test
  void whatIsShownToNobodyByNameIsShownToEverybody() {
    assertThat(Control.read("shown", TABLE)).hasValue(new Control.Shown(List.of(RED, BLUE)));
  }

  @Test
  void eyesAreNamedInTheOrderOfPlay() {
    assertThat(Control.read("shown blue \t red", TABLE))
        .hasValue(new Control.Shown(List.of(RED, BLUE)));
  }

  @Test
  void nothingElseIsAControl() {
    for (String text :
        List.of(
            "",
            "fly",
            "undo now",
            "shown 2",
            "shown green",
            "shown blue green",
            "shown blue blue",
            "shown red blue red",
            "shown @",
            "shown @A",
            "shown @1 @2",
            "known",
            "known card",
            "hint",
            "hint green",
            "copy",
            "unguarded",
            "unguarded green",
            "unguarded red blue",
            "adjourned x",
            "commitment",
            "commitment 1 2 3",
            "outcome",
            "concede",
            "concede green",
            "concede BLUE",
            "seat",
            "seat blue",
            "seat green bot",
            "seat blue dog",
            "Undo",
            "undoo")) {
      assertThat(Control.read(text, TABLE)).as(text).isEqualTo(Optional.empty());
    }
  }
}
