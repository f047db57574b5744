package lethe.app.titles.eurydice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.titles.HumanMatches;
import lethe.app.titles.TestGames;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests custom boards and cards. */
class CustomBoardsTest {
  private static final String HEADER = "board\trow\tlane\tspace\tsymbols\tnext\n";
  private static final List<String> LANES =
      List.of("far-left", "left", "middle", "right", "far-right");
  private static final List<String> SYMBOLS =
      List.of(
          "glance 1, return 1",
          "steep peril 4, return 2, exchange 2",
          "farewell, hymn",
          "",
          "glance 2, song 3, peril 4, obol, survey, remove 1");

  /**
   * Returns the text of a board with three rows of five lanes between a start and an end.
   *
   * @param symbols the symbols of the 15 spaces, row by row
   */
  private static String boards(List<String> symbols) {
    StringBuilder text = new StringBuilder(HEADER);
    text.append("1\t0\tmiddle\tStart\t\tA1|B1|C1|D1|E1\n");
    for (int i = 0; i < symbols.size(); i++) {
      int row = i / LANES.size() + 1;
      String next = row == 3 ? "End" : "A%1$d|B%1$d|C%1$d|D%1$d|E%1$d".formatted(row + 1);
      text.append(
          "1\t%d\t%s\t%s\t%s\t%s\n"
              .formatted(
                  row, LANES.get(i % 5), "ABCDE".charAt(i % 5) + "" + row, symbols.get(i), next));
    }
    return text.append("1\t4\tmiddle\tEnd\n").toString();
  }

  private static List<String> symbolsByRow() {
    return IntStream.range(0, 15).mapToObj(i -> SYMBOLS.get((i % 5 + i / 5) % 5)).toList();
  }

  private static Match<Command, Observation, View> match(
      String boards, String cards, String... lines) {
    Options options = Options.of(Map.of("boards", boards, "cards", cards));
    return TestGames.play(
        HumanMatches.start(EurydiceTitle.TITLE, options, 1, 1),
        TestGames.open(EurydiceTitle.TITLE, options),
        lines);
  }

  private static final String CARD =
      """
      board\tcard\tkind\teffect\tvalue\ttext
      1\tTwo Ferrymen\tkind\tignore-space\t2\tThey look away.
      """;

  private static Frame draw(View view, Size size) {
    return EurydiceTitle.TITLE.draw(view, GameSeats.ORPHEUS, size);
  }

  private static String text(Frame frame, Area area) {
    StringBuilder text = new StringBuilder();
    for (int y = area.row(); y < area.row() + area.size().rows(); y++) {
      for (int x = area.column(); x < area.column() + area.size().columns(); x++) {
        text.append(frame.at(x, y).glyph());
      }
      text.append(' ');
    }
    return text.toString().replaceAll("\\s+", " ").strip();
  }

  /** A label contains every symbol of its space with its value, without abbreviation. */
  @ParameterizedTest
  @ValueSource(ints = {60, 80, 100, 151})
  void everySymbolIsDrawnOnABoardWithFiveLanes(int columns) {
    Size size = new Size(columns, 60);
    View view = match(boards(symbolsByRow()), CARD).view(GameSeats.ORPHEUS);
    Frame frame = draw(view, size);
    DrawnTable table = new DrawnTable(view, GameSeats.ORPHEUS, size);
    for (Space space : view.board().spaces()) {
      String label = text(frame, table.spaceArea(space).orElseThrow()).replaceFirst("^[>@*o] ", "");
      String symbols = space.symbols().stream().map(Symbol::label).collect(Collectors.joining(" "));
      assertThat(label.replaceAll("[,─-╿]", " ").replaceAll("\\s+", " "))
          .as("%s", frame)
          .isIn(space.symbols().isEmpty() ? space.name() : symbols, space.name() + " " + symbols);
    }
  }

  /** Some symbols are on the second line of a space. */
  @Test
  void aSymbolsTargetLiesWhereTheSymbolIsDrawn() {
    Size size = new Size(80, 24);
    View view = match(boards(symbolsByRow()), CARD, "up far-right").view(GameSeats.ORPHEUS);
    Frame frame = draw(view, size);
    Map<Area, Symbol> symbols = new DrawnTable(view, GameSeats.ORPHEUS, size).symbolsByArea();
    assertThat(symbols.values()).hasSize(6).containsExactlyElementsOf(view.pendingSymbols());
    symbols.forEach(
        (area, symbol) -> {
          String[] words = text(frame, area).split(" ", -1);
          assertThat(symbol.label()).startsWith(words[0]);
          assertThat(words.length > 1 ? words[1] : "0").isEqualTo(symbol.value() + "");
        });
  }

  @Test
  void aSpaceWithoutSymbolsShowsItsName() {
    Match<Command, Observation, View> match = match(boards(symbolsByRow()), CARD, "up right");
    assertThat(draw(match.view(GameSeats.ORPHEUS), Size.DEFAULT).toString()).contains("@ D1");
    assertThat(messages(match)).contains("You step up to D1.");
  }

  @Test
  void messagesUseTheNameOfACustomCard() {
    Match<Command, Observation, View> once =
        match(boards(symbolsByRow()), CARD, "up left", "ignore");
    assertThat(draw(once.view(GameSeats.ORPHEUS), Size.DEFAULT).toString())
        .contains("Two Ferrymen: They look away. (1 time left)");
    assertThat(messages(once))
        .contains("You ignore B1.", "Two Ferrymen stays and can be used 1 more time.");
    Match<Command, Observation, View> twice =
        match(boards(symbolsByRow()), CARD, "up left", "ignore", "up left", "ignore");
    assertThat(messages(twice)).contains("Two Ferrymen leaves the board.");
    assertThat(String.join(" ", messages(twice))).doesNotContain("Charon");
  }

  private static List<String> messages(Match<Command, Observation, View> match) {
    return match.observations(GameSeats.ORPHEUS).stream()
        .flatMap(
            told -> EurydiceTitle.TITLE.narrate(told.observation(), GameSeats.ORPHEUS).stream())
        .map(text -> text.text())
        .toList();
  }
}
