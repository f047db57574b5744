package lethe.app.play;

import static java.nio.charset.StandardCharsets.UTF_8;
import static lethe.app.session.Preferences.DEFAULT;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import lethe.app.frame.Size;
import lethe.app.page.Screen;
import lethe.app.terminal.Appearance;
import lethe.app.terminal.InputQueue;
import lethe.app.terminal.InputQueues;
import lethe.app.terminal.PipeConsole;
import lethe.app.terminal.ScriptedConsole;
import lethe.app.titles.TestGames;
import lethe.app.titles.robots.RobotsTitle;
import lethe.app.titles.sample.SampleTitle;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Match;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests two players at one screen, in turn or together. */
@Tag("titles")
class SharedScreenTest {
  private static ScriptedConsole play(Table<?, ?, ?> table, List<String> lines) {
    ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, lines).erasingScreens();
    MatchRunner.run(table, console, DEFAULT);
    return console;
  }

  /** Returns the output while these lines are typed. */
  private static String outputOf(Table<?, ?, ?> table, String... lines) {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(output, true, UTF_8);
    byte[] input = (String.join("\n", lines) + "\n").getBytes(UTF_8);
    InputQueue in = InputQueues.fromStream(new ByteArrayInputStream(input));
    Appearance appearance = Appearance.of(Map.of("LANG", "C.UTF-8"), false);
    MatchRunner.run(table, PipeConsole.local(in, out, appearance, true, true), DEFAULT);
    return output.toString(UTF_8);
  }

  @Test
  void ephemeralMessagesAreNotRepeatedOnReturn() {
    Table<?, ?, ?> table = TestTables.table(3, "human", "human");
    play(table, List.of("", "put 5 in 2", "", "put 8 in 1 and 4 in 2", "quit"));
    String outputOnReturn = outputOf(table, "", "put 6 in 1 and 3 in 2", "", "look", "quit");
    assertThat(outputOnReturn)
        .contains("Pass the keyboard to red", "Pass the keyboard to blue")
        .containsOnlyOnce("Red puts 6 in cup 1")
        .doesNotContain("Red puts 5", "Blue puts 8", "Round 1 begins");
  }

  /** A player sees the second card of a turn before the curtain for the next player. */
  @Test
  void ephemeralInformationIsShownBeforeTheCurtain() {
    Table<?, ?, ?> table =
        TestTables.table(SampleTitle.TITLE, Options.NONE, 1, "human", "human", "bot:random");
    ScriptedConsole console = play(table, List.of("", "turn b1", "turn b2", "", "quit"));
    List<String> pages = console.screenTexts();
    int pageIndex = indexContaining(pages, "north turns up the card at b2: ");
    assertThat(pageIndex).isNotNegative();
    assertThat(pages.get(pageIndex)).contains("[ ");
    assertThat(indexContaining(pages, "Pass the keyboard to east")).isGreaterThan(pageIndex);
  }

  private static int indexContaining(List<String> pages, String text) {
    return IntStream.range(0, pages.size())
        .filter(i -> pages.get(i).contains(text))
        .findFirst()
        .orElse(-1);
  }

  @Test
  void aPlayerWhoReplacesABotReceivesNoEarlierEphemeralMessages() {
    Table<?, ?, ?> table = TestTables.table(3, "human", "bot:random");
    play(table, List.of("put 5 in 2", "quit"));
    Seat blue = table.match().seats().getLast();
    table.addControl(new ControlEntry.SeatReassigned(blue, new Player.Human()));
    String outputOnReturn = outputOf(table, "", "put 8 in 1 and 1 in 1", "", "look", "quit");
    assertThat(outputOnReturn)
        .contains("Pass the keyboard to blue")
        .doesNotContain("Red puts 5", "Round 1 begins");
  }

  /** Returns the first legal command of the seat to move, as it is typed. */
  private static <C, O, V> String firstLegalLine(Table<C, O, V> table) {
    C command = table.match().legalCommands(TestGames.seatToMove(table.match())).getFirst();
    return table.game().notation().format(command);
  }

  /** Returns whether the first legal command ends the stage and the turn of the seat to move. */
  private static <C, O, V> boolean firstCommandEndsStage(Table<C, O, V> table) {
    Match<C, O, V> match = table.match();
    Table<C, O, V> next = new Table<>(table.title(), table.game(), match);
    TestTables.playFirstLegalCommand(next);
    return !stage(table).equals(stage(next))
        && !TestGames.seatToMove(match).equals(TestGames.seatToMove(next.match()));
  }

  private static <C, O, V> String stage(Table<C, O, V> table) {
    return table.title().stage(table.match().view(TestGames.seatToMove(table.match())));
  }

  @Test
  void openedCupsAreShownBeforeTheCurtain() {
    Table<?, ?, ?> table = TestTables.table(3, "human", "human");
    while (!firstCommandEndsStage(table)) {
      TestTables.playFirstLegalCommand(table);
    }
    ScriptedConsole console =
        play(table, List.of("", firstLegalLine(table), "", "", "put 1 in 1", "", "look", "quit"));
    Screen openedCups = console.screens().get(2);
    assertThat(openedCups.kind()).isEqualTo(Screen.Kind.TEXT);
    assertThat(openedCups.frame().toString())
        .contains("nobody's")
        .doesNotContain("Pass the keyboard");
    assertThat(console.screens().get(3).kind()).isEqualTo(Screen.Kind.CURTAIN);
  }

  /** An observation for both players is told to both, whichever of them types. */
  @ParameterizedTest
  @ValueSource(ints = {40, 41, 1000})
  void theStoryOfAReplayWasAlsoToldLive(int moves) {
    Table<?, ?, ?> table = robotsTable();
    List<String> lines = playRandomMoves(robotsTable(), moves);
    ScriptedConsole console = play(table, lines);
    Seat last = table.match().seats().getFirst();
    for (Seat seat : table.match().seats()) {
      last = table.match().turn().awaits(seat) ? seat : last;
    }
    List<String> liveStory = TestTables.texts(console.screens().getLast().log());
    for (Seat seat : moves == 1000 ? table.match().seats() : List.of(last)) {
      assertThat(replayedStory(table, seat)).isNotEmpty().isSubsetOf(liveStory);
    }
  }

  private static Table<?, ?, ?> robotsTable() {
    return TestTables.table(RobotsTitle.TITLE, Options.NONE, 14, "human", "human");
  }

  /**
   * Plays random moves at a twin table, and returns the input for them. Each timed view is opened
   * once.
   */
  private static <C, O, V> List<String> playRandomMoves(Table<C, O, V> twin, int moves) {
    List<String> lines = new ArrayList<>();
    MutableRng rng = new MutableRng(new Rng(1));
    for (int move = 0; move < moves && !twin.match().turn().isOver(); move++) {
      Seat mover = TestGames.seatToMove(twin.match());
      if (twin.title().viewingSeconds(twin.match().view(mover)) > 0) {
        lines.addAll(List.of("", ""));
        twin.match().seats().forEach(seat -> endTimedView(twin, seat));
      } else {
        C command = rng.pick(twin.match().legalCommands(mover));
        lines.add(twin.game().notation().format(command));
        twin.submit(mover, command);
      }
    }
    return lines;
  }

  private static <C, O, V> void endTimedView(Table<C, O, V> table, Seat seat) {
    table.submit(seat, table.title().memory().timedView().orElseThrow().doneCommand());
  }

  private static <C, O, V> List<String> replayedStory(Table<C, O, V> table, Seat seat) {
    return TestTables.finalReviewLog(table, seat).stream()
        .filter(line -> line.matches("  [A-Z].*"))
        .toList();
  }
}
