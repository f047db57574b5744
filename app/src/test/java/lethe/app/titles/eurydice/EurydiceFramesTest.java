package lethe.app.titles.eurydice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import lethe.app.GoldenFile;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.fullscreen.WindowLayout;
import lethe.app.titles.MatchWindows;
import lethe.engine.core.Match;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares windows of the example matches with golden files. */
class EurydiceFramesTest {
  /** Draws windows in which the messages of the last ply are new. */
  private static final MatchWindows<Command, Observation, View> WINDOWS =
      MatchWindows.of(
          EurydiceTitle.TITLE,
          (match, viewer) ->
              match.position() == 0
                  ? 0
                  : match.atPosition(match.position() - 1).observations(viewer).size());

  /** The positions to draw, by name. Each is the first one that satisfies its predicate. */
  private static final Map<String, Predicate<View>> MOMENTS = moments();

  private static Map<String, Predicate<View>> moments() {
    Map<String, Predicate<View>> moments = new LinkedHashMap<>();
    moments.put("start", view -> true);
    moments.put("space", view -> view.phase() == Phase.SPACE && view.pendingSymbols().size() == 2);
    moments.put("peril", view -> view.phase() == Phase.PERIL);
    moments.put("glance", view -> view.phase() == Phase.GLANCE && view.board().number() == 3);
    moments.put("place", view -> view.phase() == Phase.PLACE);
    moments.put("remove", view -> view.phase() == Phase.REMOVE);
    moments.put("give back", view -> view.phase() == Phase.GIVE_BACK && !view.picks().isEmpty());
    moments.put(
        "obol", view -> view.phase() == Phase.SPACE && view.obols() > 0 && !view.symbolBegun());
    moments.put("survey", view -> view.phase() == Phase.SURVEY && view.board().number() == 2);
    moments.put("song", view -> view.phase() == Phase.SONG && view.board().number() == 3);
    moments.put("hymn", view -> view.phase() == Phase.HYMN && view.board().number() == 3);
    moments.put("over", view -> view.phase() == Phase.OVER);
    return moments;
  }

  @Test
  void windowsOfStandardSizeMatchTheGoldenFile() {
    GoldenFile.check(
        EurydiceFramesTest.class,
        "frames.80x24.golden",
        frames("she-walks-free", new Size(80, 24), MOMENTS));
  }

  @Test
  void aLargerWindowMatchesTheGoldenFile() {
    Map<String, Predicate<View>> moments = new LinkedHashMap<>(MOMENTS);
    moments.keySet().retainAll(List.of("start", "glance", "over"));
    GoldenFile.check(
        EurydiceFramesTest.class,
        "frames.100x30.golden",
        frames("she-walks-free", new Size(100, 30), moments));
  }

  @Test
  void theLossByTheThirdSpadeMatchesTheGoldenFile() {
    Map<String, Predicate<View>> moments = Map.of("gone", view -> view.phase() == Phase.OVER);
    GoldenFile.check(
        EurydiceFramesTest.class,
        "frames.gone.golden",
        frames("he-looks-back", new Size(80, 24), moments));
  }

  @Test
  void theAsciiWindowHasOnlyAsciiCharacters() {
    ShippedMatch shipped = ShippedMatch.of("she-walks-free");
    Match<Command, Observation, View> match =
        shipped.match().atPosition(shipped.firstPosition(MOMENTS.get("give back")));
    Frame frame = WINDOWS.draw(match, match.seats().getFirst(), Size.DEFAULT).ascii();
    assertThat(frame.lines()).allMatch(line -> line.chars().allMatch(c -> c < 127));
    GoldenFile.check(EurydiceFramesTest.class, "frames.ascii.golden", frame + "\n");
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "60, 24", "100, 30", "132, 43"})
  void everyFrameFitsInTheWindow(int columns, int rows) {
    Size size = new Size(columns, rows);
    for (ShippedMatch shipped : ShippedMatch.all()) {
      for (int position = 0; position <= shipped.match().position(); position++) {
        Match<Command, Observation, View> match = shipped.match().atPosition(position);
        for (Viewer viewer : MatchWindows.viewers(match)) {
          Frame frame = WINDOWS.draw(match, viewer, size);
          assertThat(new Size(columns, rows - 1).contains(frame.size()))
              .as("%s %s %s%n%s", shipped.name(), position, viewer, frame)
              .isTrue();
          Frame table = EurydiceTitle.TITLE.draw(match.view(viewer), viewer, size);
          assertThat(table.toString())
              .as("%s %s %s", shipped.name(), position, viewer)
              .contains("Eurydice, board " + match.view(viewer).board().number())
              // The line of the path must not show through the gaps in a label.
              .doesNotContain(",─", ",-");
        }
      }
    }
  }

  /**
   * The number of rows left for text does not depend on the number of spaces and discards. Before a
   * step, the table names the reachable spaces, and the question takes one row less.
   */
  @ParameterizedTest
  @CsvSource({"80, 24, 6", "100, 30, 6", "132, 43, 6", "60, 20, 3"})
  void theTableLeavesSpaceForText(int columns, int rows, int textRows) {
    Size size = WindowLayout.screenSize(new Size(columns, rows));
    for (ShippedMatch shipped : ShippedMatch.all()) {
      for (int position = 0; position <= shipped.match().position(); position++) {
        Match<Command, Observation, View> match = shipped.match().atPosition(position);
        for (Viewer viewer : MatchWindows.viewers(match)) {
          View view = match.view(viewer);
          Frame table = EurydiceTitle.TITLE.draw(view, viewer, size);
          assertThat(rows - 4 - table.size().rows())
              .as("%s %s %s%n%s", shipped.name(), position, viewer, table)
              .isGreaterThanOrEqualTo(textRows - (view.phase() == Phase.MOVE ? 1 : 0));
        }
      }
    }
  }

  private static String frames(String name, Size size, Map<String, Predicate<View>> moments) {
    ShippedMatch shipped = ShippedMatch.of(name);
    StringBuilder text = new StringBuilder();
    moments.forEach(
        (moment, predicate) ->
            text.append(
                WINDOWS.drawAllWithBorder(
                    moment, shipped.match().atPosition(shipped.firstPosition(predicate)), size)));
    return text.toString();
  }
}
