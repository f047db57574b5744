package lethe.app.play;

import static lethe.app.session.Preferences.DEFAULT;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.session.ReviewPage;
import lethe.app.terminal.ScriptedConsole;
import lethe.app.titles.AllTitles;
import lethe.app.titles.Title;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Match;
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
  private static final int MOVES = 12;

  static Stream<Title<?, ?, ?>> titles() {
    return AllTitles.ALL.stream();
  }

  /** Returns the log of the first seat after these lines were typed. */
  private static List<String> lessonLines(Table<?, ?, ?> table, List<String> lines) {
    ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, lines).guarded();
    MatchRunner.run(table, console, DEFAULT);
    return words(console.screens().getLast().log());
  }

  private static List<String> words(List<Text> lines) {
    return lines.stream().map(Text::text).toList();
  }

  private static List<String> lessons(List<String> lines) {
    return lines.stream().filter(line -> line.startsWith(" | ")).toList();
  }

  private static <C, O, V> List<String> legal(Table<C, O, V> table, Seat seat) {
    return table.match().legalCommands(seat).stream().map(table.game().notation()::format).toList();
  }

  private static Table<?, ?, ?> set(Title<?, ?, ?> title) {
    String[] players = new String[title.seats().defaultCount()];
    Arrays.fill(players, "bot");
    players[0] = "human";
    return TestTables.table(title, Options.NONE, 5, players);
  }

  private static <C, O, V> List<String> replayed(Table<C, O, V> table, Seat seat) {
    Match<C, O, V> match = table.match();
    return words(
        ReviewPage.of(table.title(), table.game().notation(), match)
            .withViewerNamed(seat.name())
            .atPosition(match.position())
            .screen(Size.DEFAULT)
            .log());
  }

  @ParameterizedTest
  @MethodSource("titles")
  void lessonsAreTheSameLiveResumedAndReplayed(Title<?, ?, ?> title) {
    Table<?, ?, ?> table = set(title);
    Table<?, ?, ?> resumed = set(title);
    table.addControl(new ControlEntry.TutorialStarted());
    resumed.addControl(new ControlEntry.TutorialStarted());
    Seat seat = table.match().seats().getFirst();
    List<String> typed = new ArrayList<>();
    lessonLines(resumed, List.of());
    for (int move = 0; move < MOVES && !resumed.match().turn().isOver(); move++) {
      String line = legal(resumed, seat).getFirst();
      typed.add(line);
      lessonLines(resumed, List.of(line));
    }
    List<String> live = lessonLines(table, typed);
    int lessonCount = title.texts().lesson().beats().size();
    assertThat(lessons(live))
        .hasSizeGreaterThanOrEqualTo(Math.min(2, lessonCount))
        .doesNotHaveDuplicates();
    Script kept = TestTables.script(TestTables.journal(table));
    Table<?, ?, ?> again = set(title);
    assertThat(ScriptPlayer.play(again, kept)).isEmpty();
    assertThat(again.match().isTutorial()).isTrue();
    assertThat(lessonLines(resumed, List.of())).isEqualTo(live);
    assertThat(lessonLines(again, List.of())).isEqualTo(live);
    assertThat(lessons(replayed(again, seat))).isEqualTo(lessons(live));
  }

  /**
   * A lesson that becomes relevant between two commands of one line is told as if they were typed
   * separately.
   */
  @Test
  void lessonsAreTheSameIfSeveralMovesAreTypedOnOneLine() {
    Table<?, ?, ?> live = TestTables.table(4, "human", "bot:random");
    live.addControl(new ControlEntry.TutorialStarted());
    String two = "put 8 in 1 and 1 in 1";
    assertThat(lessons(lessonLines(live, List.of(two, "put 7 in 2")))).hasSizeGreaterThan(2);
    Table<?, ?, ?> again = TestTables.table(4, "human", "bot:random");
    again.addControl(new ControlEntry.TutorialStarted());
    List<String> log = lessonLines(again, List.of(two, "put 7 in 2"));
    assertThat(lessonLines(live, List.of())).isEqualTo(log);
    assertThat(lessons(replayed(live, live.match().seats().getFirst()))).isEqualTo(lessons(log));
  }

  /** Two players at one keyboard each get their own lessons. */
  @ParameterizedTest
  @ValueSource(ints = {8, 9})
  void eachOfTwoPlayersAtOneKeyboardReceivesLessons(int moves) {
    Table<?, ?, ?> live = TestTables.table(4, "human", "human");
    Table<?, ?, ?> twin = TestTables.table(4, "human", "human");
    live.addControl(new ControlEntry.TutorialStarted());
    List<String> typed = new ArrayList<>(List.of(""));
    Seat mover = mover(twin);
    for (int move = 0; move < moves; move++) {
      String line = legal(twin, mover).getFirst();
      typed.add(line);
      TestTables.submit(twin, mover, line);
      if (!mover(twin).equals(mover)) {
        typed.add("");
      }
      mover = mover(twin);
    }
    List<String> log = lessonLines(live, typed);
    assertThat(lessons(log)).hasSizeGreaterThan(1).doesNotHaveDuplicates();
    assertThat(lessons(replayed(live, mover(live)))).isEqualTo(lessons(log));
    assertThat(lessonLines(live, List.of(""))).isEqualTo(log);
  }

  private static Seat mover(Table<?, ?, ?> table) {
    return table.match().seats().stream()
        .filter(table.match().turn()::awaits)
        .findFirst()
        .orElseThrow();
  }

  /** In other matches of a memory game, hints have to be allowed by an option. */
  @Test
  void hintsAreAllowedInAGuidedMatch() {
    for (boolean guided : List.of(true, false)) {
      Table<?, ?, ?> table = TestTables.table(4, "human", "bot:random");
      if (guided) {
        table.addControl(new ControlEntry.TutorialStarted());
      }
      ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, List.of("hint")).guarded();
      MatchRunner.run(table, console, DEFAULT);
      assertThat(String.join("\n", console.screenTexts()).contains("This match has no hints"))
          .isEqualTo(!guided);
    }
  }

  /** Lessons for earlier positions are not told. */
  @Test
  void lessonsTurnedOnDuringAMatchStartThere() {
    Table<?, ?, ?> table = TestTables.table(4, "human", "bot:random");
    Seat seat = table.match().seats().getFirst();
    lessonLines(table, List.of("put 8 in 1 and 1 in 1"));
    table.addControl(new ControlEntry.TutorialStarted());
    ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, List.of()).guarded();
    MatchRunner.run(table, console, DEFAULT);
    List<String> first = lessons(words(console.screens().getLast().log()));
    assertThat(first).hasSize(1);
    assertThat(console.screenTexts().getLast()).contains(first.getFirst().substring(0, 20));
    List<String> typed = List.of(legal(table, seat).getFirst());
    List<String> log = lessonLines(table, typed);
    assertThat(lessons(log)).hasSizeGreaterThan(1).startsWith(first.getFirst());
    assertThat(lessonLines(table, List.of())).isEqualTo(log);
    assertThat(lessons(replayed(table, seat))).isEqualTo(lessons(log));
  }

  @Test
  void lessonsAreShownOnlyIfTheTutorialWasStarted() {
    Table<?, ?, ?> table = set(AllTitles.ALL.getFirst());
    assertThat(lessons(lessonLines(table, List.of()))).isEmpty();
    assertThat(lessons(replayed(table, table.match().seats().getFirst()))).isEmpty();
  }
}
