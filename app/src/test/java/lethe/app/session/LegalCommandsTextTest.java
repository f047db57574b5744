package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.titles.Title;
import lethe.app.titles.ravens.RavensTitle;
import lethe.app.titles.robots.RobotsTitle;
import lethe.engine.core.CommandGroup;
import lethe.engine.core.CommandGroup.ChoiceSlot;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Test;

class LegalCommandsTextTest {
  private static final CommandGroup DRAW = new CommandGroup(List.of("draw"), List.of(), false);
  private static final CommandGroup STOP = new CommandGroup(List.of("stop"), List.of(), false);

  private static List<String> lines(CommandGroup... groups) {
    return LegalCommandsText.lines(List.of(groups)).stream().map(Text::text).toList();
  }

  private static CommandGroup lookDeck(boolean optional, int... numbers) {
    List<String> choices = IntStream.of(numbers).mapToObj(String::valueOf).toList();
    return new CommandGroup(
        List.of("look", "deck"), List.of(new ChoiceSlot("", choices, optional)), false);
  }

  @Test
  void fewCommandsAreListedOnOneLine() {
    assertThat(lines(DRAW, STOP)).containsExactly("Legal moves: draw, stop");
    assertThat(lines(lookDeck(false, 3))).containsExactly("Legal moves: look deck 3");
  }

  @Test
  void commandsWithChoicesHaveTheirOwnLine() {
    CommandGroup put =
        new CommandGroup(
            List.of("put"),
            List.of(
                new ChoiceSlot("", List.of("5", "6"), false),
                new ChoiceSlot("in", List.of("1", "2"), false)),
            false);
    assertThat(lines(DRAW, put, STOP))
        .containsExactly(
            "Legal moves; choose one from each ( ):", "  put (5 6) in (1 2)", "  draw, stop");
  }

  @Test
  void optionalWordsAreInBrackets() {
    assertThat(lines(lookDeck(true, 3, 4)).getLast()).isEqualTo("  look deck [3 4]");
    assertThat(lines(lookDeck(true, 3)).getFirst())
        .isEqualTo("Legal moves; choose one from each ( ), and at most one from each [ ]:");
  }

  @Test
  void longRunsOfNumbersAreShownAsRanges() {
    assertThat(lines(lookDeck(false, 1, 3, 4, 5, 6, 7, 9, 10, 11, 12)).getLast())
        .isEqualTo("  look deck (1 3..7 9 10 11 12)");
  }

  /** In the Ravens, {@code draw} and {@code draw 1} both draw one card. */
  @Test
  void theRangeOfAnOptionalNumberIsListed() {
    MatchPageTester<?, ?, ?> feth = pageTester(RavensTitle.TITLE, "feth");
    feth.play("arrange 1 2 3 4");
    feth.refresh(feth.mover());
    feth.type("");
    feth.type("moves");
    assertThat(feth.reply()).contains("  draw [1..35]");
    assertThat(feth.rejection("draw 1")).isEmpty();
    assertThat(feth.rejection("draw 35")).isEmpty();
    assertThat(feth.rejection("draw 0").orElseThrow().arguments()).containsExactly(35);
    feth.type("draw many");
    assertThat(feth.reply()).first().asString().endsWith("expected COUNT (like 3).");
  }

  @Test
  void permutationsAreListedOnOneLine() {
    MatchPageTester<?, ?, ?> ren = pageTester(RavensTitle.TITLE, "ren");
    ren.type("");
    ren.type("moves");
    assertThat(ren.reply()).contains("  arrange 1 2 3 4, in any order");
  }

  /** The player has 125 legal calls. */
  @Test
  void allCallsAreListedOnFourLines() {
    MatchPageTester<?, ?, ?> axle = pageTester(RobotsTitle.TITLE, "axle");
    axle.play("ready", "ready", "point a1");
    axle.refresh(axle.mover());
    axle.type("moves");
    assertThat(axle.reply().stream().skip(1))
        .containsExactly(
            "  call [1 2 3 4] [yellow red blue green] (battery gear tool bulb)",
            "  call [1 2 3 4] (yellow red blue green)",
            "  call (1 2 3 4)",
            "  call short circuit");
  }

  private static MatchPageTester<?, ?, ?> pageTester(Title<?, ?, ?> title, String name) {
    Seat seat = title.seats().byName(name).orElseThrow();
    return MatchPageTester.of(
        title, Options.NONE, 3, title.seats().defaultCount(), seat, new Size(80, 60));
  }
}
