package lethe.app.play;

import static lethe.app.session.Preferences.DEFAULT;

import java.util.Collections;
import java.util.List;
import lethe.app.GoldenFile;
import lethe.app.terminal.ScriptedConsole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares the screens and input of some matches of Ta-Se with recorded ones. */
class ScreensTest {
  private static final List<String> FIRST_TURNS =
      List.of(
          "help",
          "",
          "moves",
          "put 5 in 2 and 3 in 1",
          "put 2 in 1",
          "putt 7 in 1",
          "s",
          "undo",
          "hint",
          "save",
          "put 8 in 1; put 6 in 3",
          "story",
          "look",
          "concede",
          "look",
          "concede",
          "concede",
          "put 1 in 1",
          "quit");

  /** The first round of a match. An empty line opens the curtain. */
  private static final List<String> FIRST_ROUND =
      List.of(
          "",
          "put 1 in 1",
          "",
          "put 7 in 3 and 6 in 1",
          "",
          "put 8 in 3 and 6 in 2",
          "",
          "put 8 in 2 and 3 in 3",
          "",
          "put 5 in 1 and 4 in 2",
          "",
          "put 4 in 1 and 1 in 3",
          "",
          "put 7 in 1 and 3 in 3",
          "",
          "put 5 in 1 and 2 in 3",
          "",
          "put 2 in 3",
          "",
          "",
          "quit");

  @ParameterizedTest
  @ValueSource(strings = {"80x24", "100x30"})
  void theFirstTurnsAgainstABotAreAsRecorded(String size) {
    assertTranscript("first-turns", TestTables.table(3, "human", "bot:random"), size, FIRST_TURNS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"80x24", "100x30"})
  void aRoundOfTwoPlayersAtOneKeyboardIsAsRecorded(String size) {
    assertTranscript("hot-seat", TestTables.table(4711, "human", "human"), size, FIRST_ROUND);
  }

  @Test
  void aWatchedRoundIsAsRecorded() {
    assertTranscript(
        "watched",
        TestTables.table(5, "bot:random", "bot:random"),
        "100x30",
        Collections.nCopies(16, ""));
  }

  @Test
  void theRulesInSeveralWindowSizesAreAsRecorded() {
    List<String> lines =
        List.of("rules", "", "", "", "", "@40x15", "rules", "", "x", "look", "@80x24", "quit");
    assertTranscript("windows", TestTables.table(3, "human", "bot:random"), "80x24", lines);
  }

  private static void assertTranscript(
      String name, Table<?, ?, ?> table, String size, List<String> lines) {
    ScriptedConsole console = new ScriptedConsole(ScriptedConsole.parseSize(size), lines);
    MatchRunner.run(table, console, DEFAULT);
    GoldenFile.check(ScreensTest.class, name + "." + size + ".golden", console.transcript());
  }
}
