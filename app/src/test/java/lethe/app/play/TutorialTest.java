package lethe.app.play;

import static lethe.app.session.Preferences.DEFAULT;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.app.terminal.ScriptedConsole;
import lethe.app.titles.AllTitles;
import lethe.app.titles.TestGames;
import lethe.app.titles.Title;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Options;
import lethe.engine.core.Script;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the lessons of guided matches. */
@Tag("titles")
class TutorialTest {
  private static final int MAX_MOVES = 12;

  static Stream<Title<?, ?, ?>> titles() {
    return AllTitles.ALL.stream();
  }

  /** Returns the log on the last screen after these lines were typed. */
  private static List<String> logAfter(Table<?, ?, ?> table, List<String> lines) {
    ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, lines).erasingScreens();
    MatchRunner.run(table, console, DEFAULT);
    return TestTables.texts(console.screens().getLast().log());
  }

  private static List<String> lessons(List<String> lines) {
    return lines.stream().filter(line -> line.startsWith(" | ")).toList();
  }

  private static <C, O, V> List<String> legalLines(Table<C, O, V> table, Seat seat) {
    return table.match().legalCommands(seat).stream().map(table.game().notation()::format).toList();
  }

  private static Table<?, ?, ?> table(Title<?, ?, ?> title) {
    String[] players = new String[title.seats().defaultCount()];
    Arrays.fill(players, "bot");
    players[0] = "human";
    return TestTables.table(title, Options.NONE, 5, players);
  }

  @ParameterizedTest
  @MethodSource("titles")
  void lessonsAreTheSameLiveResumedAndReplayed(Title<?, ?, ?> title) {
    Table<?, ?, ?> table = table(title);
    Table<?, ?, ?> resumed = table(title);
    table.addControl(new ControlEntry.TutorialStarted());
    resumed.addControl(new ControlEntry.TutorialStarted());
    Seat seat = table.match().seats().getFirst();
    List<String> typed = new ArrayList<>();
    logAfter(resumed, List.of());
    for (int move = 0; move < MAX_MOVES && !resumed.match().turn().isOver(); move++) {
      String line = legalLines(resumed, seat).getFirst();
      typed.add(line);
      logAfter(resumed, List.of(line));
    }
    List<String> live = logAfter(table, typed);
    int lessonCount = title.texts().lessons().beats().size();
    assertThat(lessons(live))
        .hasSizeGreaterThanOrEqualTo(Math.min(2, lessonCount))
        .doesNotHaveDuplicates();
    Script script = TestTables.script(TestTables.journal(table));
    Table<?, ?, ?> replayedTable = table(title);
    assertThat(ScriptPlayer.play(replayedTable, script)).isEmpty();
    assertThat(replayedTable.match().isTutorial()).isTrue();
    assertThat(logAfter(resumed, List.of())).isEqualTo(live);
    assertThat(logAfter(replayedTable, List.of())).isEqualTo(live);
    assertThat(lessons(TestTables.finalReviewLog(replayedTable, seat))).isEqualTo(lessons(live));
  }

  /** A replay shows each move separately. */
  @Test
  void aReplayHasTheLessonsOfMovesTypedTogether() {
    Table<?, ?, ?> live = TestTables.table(4, "human", "bot:random");
    live.addControl(new ControlEntry.TutorialStarted());
    String twoMoves = "put 8 in 1 and 1 in 1";
    assertThat(lessons(logAfter(live, List.of(twoMoves, "put 7 in 2")))).hasSizeGreaterThan(2);
    Table<?, ?, ?> twin = TestTables.table(4, "human", "bot:random");
    twin.addControl(new ControlEntry.TutorialStarted());
    List<String> log = logAfter(twin, List.of(twoMoves, "put 7 in 2"));
    assertThat(logAfter(live, List.of())).isEqualTo(log);
    assertThat(lessons(TestTables.finalReviewLog(live, live.match().seats().getFirst())))
        .isEqualTo(lessons(log));
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 9})
  void eachOfTwoPlayersAtOneKeyboardReceivesLessons(int moves) {
    Table<?, ?, ?> live = TestTables.table(4, "human", "human");
    Table<?, ?, ?> twin = TestTables.table(4, "human", "human");
    live.addControl(new ControlEntry.TutorialStarted());
    List<String> typed = new ArrayList<>(List.of(""));
    Seat mover = TestGames.seatToMove(twin.match());
    for (int move = 0; move < moves; move++) {
      String line = legalLines(twin, mover).getFirst();
      typed.add(line);
      TestTables.submit(twin, mover, line);
      if (!TestGames.seatToMove(twin.match()).equals(mover)) {
        typed.add("");
      }
      mover = TestGames.seatToMove(twin.match());
    }
    List<String> log = logAfter(live, typed);
    assertThat(lessons(log)).hasSizeGreaterThan(1).doesNotHaveDuplicates();
    assertThat(lessons(TestTables.finalReviewLog(live, TestGames.seatToMove(live.match()))))
        .isEqualTo(lessons(log));
    assertThat(logAfter(live, List.of(""))).isEqualTo(log);
  }

  /** In other matches of a memory game, hints have to be allowed by an option. */
  @Test
  void hintsAreAllowedInAGuidedMatch() {
    for (boolean guided : List.of(true, false)) {
      Table<?, ?, ?> table = TestTables.table(4, "human", "bot:random");
      if (guided) {
        table.addControl(new ControlEntry.TutorialStarted());
      }
      ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, List.of("hint")).erasingScreens();
      MatchRunner.run(table, console, DEFAULT);
      assertThat(String.join("\n", console.screenTexts()).contains("This match has no hints"))
          .isEqualTo(!guided);
    }
  }

  /** Lessons for earlier positions are not told. */
  @Test
  void lessonsStartWhereTheTutorialIsTurnedOn() {
    Table<?, ?, ?> table = TestTables.table(4, "human", "bot:random");
    Seat seat = table.match().seats().getFirst();
    logAfter(table, List.of("put 8 in 1 and 1 in 1"));
    table.addControl(new ControlEntry.TutorialStarted());
    ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, List.of()).erasingScreens();
    MatchRunner.run(table, console, DEFAULT);
    List<String> first = lessons(TestTables.texts(console.screens().getLast().log()));
    assertThat(first).hasSize(1);
    assertThat(console.screenTexts().getLast()).contains(first.getFirst().substring(0, 20));
    List<String> typed = List.of(legalLines(table, seat).getFirst());
    List<String> log = logAfter(table, typed);
    assertThat(lessons(log)).hasSizeGreaterThan(1).startsWith(first.getFirst());
    assertThat(logAfter(table, List.of())).isEqualTo(log);
    assertThat(lessons(TestTables.finalReviewLog(table, seat))).isEqualTo(lessons(log));
  }

  @Test
  void lessonsAreShownOnlyIfTheTutorialWasStarted() {
    Table<?, ?, ?> table = table(AllTitles.ALL.getFirst());
    assertThat(lessons(logAfter(table, List.of()))).isEmpty();
    assertThat(lessons(TestTables.finalReviewLog(table, table.match().seats().getFirst())))
        .isEmpty();
  }
}
