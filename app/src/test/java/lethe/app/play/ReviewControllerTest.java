package lethe.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import lethe.app.frame.Size;
import lethe.app.save.NoteFile;
import lethe.app.terminal.ScriptedConsole;
import lethe.app.titles.ravens.RavensTitle;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.TestVolume;
import org.junit.jupiter.api.Test;

/** Tests the analysis of moves during a review. */
class ReviewControllerTest {
  /**
   * The first analyzed moment, shortly before the worst move. The long profile analyzes all moves.
   */
  private static final int FIRST_MOMENT = TestVolume.times(24, 0);

  private static List<String> screens(Table<?, ?, ?> table, String... lines) {
    ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, List.of(lines));
    NoteFile missingNotes = new NoteFile(Path.of("/nowhere/match.lethe"));
    RecordingReview.run(table, missingNotes, console);
    return console.screenTexts();
  }

  @Test
  void movesAreAnalyzedOnlyIfAnalysisIsOn() {
    Table<?, ?, ?> table = TestTables.example(TaSeTitle.class, "whole-match");
    String analysisLine =
        "Moment 29, round 2: put 7 in 2. Value: -1. Best: put 3 in 2, +1. Lost: 2.";
    assertThat(screens(table, "as red", "29")).noneMatch(screen -> screen.contains("Moment 29"));
    assertThat(screens(table, "as red", "analyze", "29", "30").get(3)).contains(analysisLine);
    assertThat(screens(table, "as red", "29", "analyze", "analyze", "29"))
        .satisfies(
            all -> {
              assertThat(all.get(3)).contains(analysisLine);
              assertThat(all.getLast()).doesNotContain("Moment 29");
            });
  }

  /** A seat's review analyzes its own moves; the referee's analyzes all moves. */
  @Test
  void onlyMovesOfTheViewersSeatAreAnalyzed() {
    Table<?, ?, ?> table = TestTables.example(TaSeTitle.class, "whole-match");
    int last = Math.min(table.match().position(), FIRST_MOMENT + TestVolume.times(12, 40));
    String red = String.join("\n", analyzedScreens(table, "red", last));
    String blue = String.join("\n", analyzedScreens(table, "blue", last));
    String referee = String.join("\n", analyzedScreens(table, "referee", last));
    assertThat(red).contains("put 7 in 2. Value: -1");
    assertThat(blue).doesNotContain("put 7 in 2. Value: -1").contains("Value: -1");
    assertThat(referee).contains("put 7 in 2. Value: -1");
    assertThat(analyzedScreens(table, "spectator", last))
        .noneMatch(screen -> screen.contains("Value: "));
  }

  @Test
  void theMovesOfAllSeatsCanBeAnalyzed() {
    Table<?, ?, ?> table = TestTables.example(TaSeTitle.class, "whole-match");
    List<String> screens = screens(table, "as red", "analyze all", "29", "31");
    assertThat(screens.get(3)).contains("Moment 29, round 2: put 7 in 2.");
    assertThat(screens.get(4)).contains("Moment 31, round 2: ");
    assertThat(screens(table, "as red", "analyze", "31").get(3)).doesNotContain("Moment 31");
  }

  private static List<String> analyzedScreens(Table<?, ?, ?> table, String viewerName, int last) {
    String[] lines = new String[last - FIRST_MOMENT + 3];
    Arrays.fill(lines, "");
    lines[0] = "as " + viewerName;
    lines[1] = "analyze";
    lines[2] = "" + FIRST_MOMENT;
    return screens(table, lines);
  }

  @Test
  void theAnalysisFitsBelowALargeTable() {
    Table<?, ?, ?> table = TestTables.example(RavensTitle.class, "atman-gone");
    List<String> screens = screens(table, "as ren", "analyze", "33");
    assertThat(screens.getLast())
        .contains("Batch 1", "Moment 33, batch 1, round 4: take l13.", "According to the deep bot");
    assertThat(screens.getLast().lines()).hasSizeLessThanOrEqualTo(Size.DEFAULT.rows());
  }
}
